import type { ErrorCode, Problem } from '../../../core/errors.js';
import type { FeatureSource, SourceFeature } from '../source-feature.js';
import type { SourceContents } from '../source-layer.js';

/** What a file that is read apart may hold at most. */
export interface ContentLimits {
  features: number;
  /** of all features together */
  vertices: number;
}

/** What the process that reads a file may take, and where it may leave what it unpacks. */
export interface ReaderSettings {
  /** of memory */
  bytes: number;
  /** of the processor's time, for one answer and for all of them */
  seconds: { answer: number; total: number };
  /** the only folder that it may leave anything in */
  scratch: string;
  /** of all files in that folder */
  scratchBytes: number;
}

/** Name of the variable of its environment in which the process finds its settings, as JSON. */
export const READER_SETTINGS = 'HUNDREDFOOT_READER';

/** What a source says of itself on opening, without what it does. */
export type SourceWords = Omit<FeatureSource, 'features' | 'progress' | 'close'>;

/** An error as it goes from one process to another. */
export interface SentError {
  /** null: no refusal but a fault of ours */
  code: ErrorCode | null;
  message: string;
  problems: readonly Problem[];
  more: Readonly<Record<string, unknown>>;
}

/** What the reading process is told. */
export type ToReader =
  | {
      kind: 'open';
      file: string;
      layerInFile: string | null;
      limits: ContentLimits;
    }
  | { kind: 'list'; file: string }
  | { kind: 'more' };

/** What the reading process answers: `ready` once it has started, and then one answer to each message. */
export type FromReader =
  | { kind: 'ready' }
  | { kind: 'listed'; contents: SourceContents }
  | { kind: 'opened'; words: SourceWords; progress: number }
  | { kind: 'batch'; features: SourceFeature[]; progress: number; last: boolean; notices: readonly string[] }
  | { kind: 'failed'; error: SentError };
