/** What the worker thread of the embedded database is started with. */
export interface EmbeddedWorkerData {
  /** folder of the cluster; null keeps it in memory */
  databaseDir: string | null;
  /** Unix socket to serve on */
  socketFile: string;
  /** a snapshot to start from instead of an empty cluster; null for none */
  snapshotFile: string | null;
}

export type ToWorker = { kind: 'close' } | { kind: 'snapshot'; file: string };

export type FromWorker =
  { kind: 'ready' } | { kind: 'closed' } | { kind: 'snapshot-written' } | { kind: 'failed'; reason: string };
