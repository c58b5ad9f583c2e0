import { chooseTheme, readChoice, THEME_CHOICES, themeChoice, type ThemeChoice } from '../state/theme.js';

const WORDS: Readonly<Record<ThemeChoice, string>> = {
  device: 'As the device',
  light: 'Light',
  dark: 'Dark',
};

/** The choice between light and dark, at the foot of the panel. */
export function ThemeChoice() {
  return (
    <p class="panel-foot no-print">
      <label for="theme">Colors of the page</label>
      <select
        id="theme"
        value={themeChoice.value}
        onChange={(event) => chooseTheme(readChoice(event.currentTarget.value))}
      >
        {THEME_CHOICES.map((choice) => (
          <option key={choice} value={choice}>
            {WORDS[choice]}
          </option>
        ))}
      </select>
    </p>
  );
}
