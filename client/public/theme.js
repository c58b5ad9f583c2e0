// Runs before anything is painted, so that the page never shows in the other theme first; state/theme.ts goes on from here.
let choice = null;
try {
  choice = globalThis.localStorage.getItem('hundredfoot.theme');
} catch {
  // Storage is refused: as the device has it.
}
if (choice !== 'light' && choice !== 'dark')
  choice = globalThis.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
globalThis.document.documentElement.dataset.theme = choice;
