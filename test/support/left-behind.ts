import { readdir } from 'node:fs/promises';

/** @returns what lies in a folder for temporary files, but for what the loader of TypeScript keeps compiled there */
export async function leftBehind(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => !/^tsx-\d+$/.test(name));
}
