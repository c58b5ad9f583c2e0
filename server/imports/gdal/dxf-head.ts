import { open } from 'node:fs/promises';

/** What is read of a drawing to see what it is. */
const HEAD_BYTES = 256 * 1024;

/** Units of a drawing by their number in the variable $INSUNITS. */
const UNITS: Readonly<Record<string, string>> = {
  1: 'inches',
  2: 'feet',
  3: 'miles',
  4: 'millimeters',
  5: 'centimeters',
  6: 'meters',
  7: 'kilometers',
  10: 'yards',
  21: 'US survey feet',
};

/** @returns whether a DXF is a binary one, and the units it names; null: it names none */
export async function dxfHead(file: string): Promise<{ binary: boolean; units: string | null }> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    const text = buffer.toString('latin1', 0, bytesRead);
    const units = /\$INSUNITS\s+70\s+(\d+)/.exec(text)?.[1] ?? '0';
    return { binary: text.startsWith('AutoCAD Binary DXF'), units: UNITS[units] ?? null };
  } finally {
    await handle.close();
  }
}
