/** How whatever was not read from the text held here is always shown. */
const SETTING_PHRASE = 'set by the municipality, not read from the text held here';

/** Marks what comes from a municipality's settings. */
export function SettingMark() {
  return <span class="setting-mark">{SETTING_PHRASE}</span>;
}
