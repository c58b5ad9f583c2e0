import type { GdalDataset } from './gdal.js';

/** What a process of GDAL is told. It has one file open, in which it can do several translations. */
export type ToGdal =
  | {
      kind: 'open';
      input: string;
      /** the only one in which it writes */
      folder: string;
      /** open options, such as `AUTODETECT_TYPE=YES` */
      options: readonly string[];
      /** of memory, the whole process counted */
      bytes: number;
    }
  | { kind: 'translate'; args: readonly string[]; name: string };

/** What it answers: `ready` and `started` on its own, one of the others to each message. */
export type FromGdal =
  | { kind: 'ready' }
  /** GDAL is loaded; what follows is up to the file */
  | { kind: 'started' }
  | { kind: 'opened'; dataset: GdalDataset }
  /** names of the files that came out */
  | { kind: 'translated'; files: readonly string[] }
  /** what GDAL said */
  | { kind: 'failed'; message: string };
