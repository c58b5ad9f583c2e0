import { computed, effect, signal } from '@preact/signals';

/** What a person can choose. */
export const THEME_CHOICES = ['device', 'light', 'dark'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

export type Theme = 'light' | 'dark';

/** Read by public/theme.js as well. */
const KEY = 'hundredfoot.theme';

/** @returns the choice that a kept text stands for; anything unknown is the device's */
export function readChoice(kept: string | null): ThemeChoice {
  return THEME_CHOICES.find((choice) => choice === kept) ?? 'device';
}

/** What was chosen on this browser. */
export const themeChoice = signal<ThemeChoice>('device');

const deviceIsDark = signal(false);

/** True while the page is made ready for paper, which is always light. */
export const printing = signal(false);

const wanted = computed<Theme>(() => {
  if (printing.value) return 'light';
  if (themeChoice.value !== 'device') return themeChoice.value;
  return deviceIsDark.value ? 'dark' : 'light';
});

/** The theme that the page is in: set when its colours can be read. */
export const theme = signal<Theme>('light');

/** Takes a choice and keeps it in this browser. One that refuses (private mode) has it until the page is left. */
export function chooseTheme(choice: ThemeChoice): void {
  themeChoice.value = choice;
  try {
    if (choice === 'device') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, choice);
  } catch {
    // The page is in the theme all the same.
  }
}

function keptChoice(): ThemeChoice {
  try {
    return readChoice(localStorage.getItem(KEY));
  } catch {
    return 'device';
  }
}

/** Keeps the page in the theme that was chosen here or in another tab, or in the device's. */
export function followTheme(): void {
  const device = window.matchMedia('(prefers-color-scheme: dark)');
  deviceIsDark.value = device.matches;
  device.addEventListener('change', () => (deviceIsDark.value = device.matches));
  themeChoice.value = keptChoice();
  window.addEventListener('storage', () => (themeChoice.value = keptChoice()));
  effect(() => {
    document.documentElement.dataset['theme'] = wanted.value;
    theme.value = wanted.value;
  });
}
