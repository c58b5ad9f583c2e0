/** Something that can be had as a file. */
export interface DownloadOffer {
  /** what it is, where there are several to choose from */
  label: string;
  /** address without the format */
  path: string;
  /** a list without shapes: CSV alone */
  tableOnly?: boolean;
}

/** A file that is there already, such as the answer as the page got it. */
export interface ReadyFile {
  name: string;
  use: string;
  href: string;
  fileName: string;
}

/** @returns the address of a file */
export function filePath(path: string, parameters: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(parameters).toString();
  return `${path}${path.includes('?') ? '&' : '?'}${query}`;
}
