/** Upper halves (bytes 128 to 255) of the code pages of DOS, which TextDecoder does not know. */
const DOS_PAGES: Readonly<Record<string, string>> = {
  cp437:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0',
  cp850:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0',
};

/** The language driver byte of a .dbf, for those that are met. */
const DRIVERS: Readonly<Record<number, string>> = {
  0x01: 'cp437',
  0x02: 'cp850',
  0x03: 'windows-1252',
  0x57: 'windows-1252',
  0x13: 'shift_jis',
  0x4d: 'gbk',
  0x4e: 'euc-kr',
  0x4f: 'big5',
  0x65: 'ibm866',
  0xc8: 'windows-1250',
  0xc9: 'windows-1251',
  0xca: 'windows-1254',
  0xcb: 'windows-1253',
};

/** Turns the bytes of a text field into text. */
export type Decode = (bytes: Uint8Array) => string;

/** @returns how text of an encoding is read; the name must be one that `encodingOfCpg` or `encodingOfDriver` gave */
export function decoderFor(encoding: string): Decode {
  const page = DOS_PAGES[encoding];
  if (page === undefined) {
    const decoder = new TextDecoder(encoding);
    return (bytes) => decoder.decode(bytes);
  }
  return (bytes) =>
    Array.from(bytes, (byte) => (byte < 128 ? String.fromCharCode(byte) : page.charAt(byte - 128))).join('');
}

/** @returns the encoding of a language driver byte; null where it says nothing or nothing known */
export function encodingOfDriver(driver: number): string | null {
  return DRIVERS[driver] ?? null;
}

/** @returns the encoding that the text of a .cpg names, in any of its spellings; null for none that is known */
export function encodingOfCpg(text: string): string | null {
  const name = text.replaceAll('\0', '').trim().toLowerCase();
  const driver = /^ldid\/(\d+)$/.exec(name)?.[1];
  if (driver !== undefined) return encodingOfDriver(Number(driver));
  const iso = /^(?:iso[ _-]*)?8859[ _-]?(\d{1,2})$/.exec(name)?.[1];
  if (iso !== undefined) return known(`iso-8859-${iso}`);
  if (/^utf[ _-]?8$|^65001$/.test(name)) return 'utf-8';
  const page = /^(?:(?:ansi|oem|cp|windows)[ _-]*)?(\d{3,5})$/.exec(name)?.[1];
  if (page === undefined) return known(name);
  return `cp${page}` in DOS_PAGES ? `cp${page}` : (known(`windows-${page}`) ?? known(`ibm${page}`));
}

function known(label: string): string | null {
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return null;
  }
}
