import type { Upload } from '../../../core/contracts/uploads.js';

/** An import that this process makes now. */
export interface RunningImport {
  /** as it stands, progress included */
  upload: Upload;
  /** ends it, and takes back what came in */
  controller: AbortController;
  /** resolves when it has ended, whichever way */
  done: Promise<void>;
}

/**
 * The imports that this process makes, by the id of their upload. How far they are is known here: the one connection of
 * the embedded database is busy meanwhile.
 */
export class RunningImports {
  private readonly byId = new Map<string, RunningImport>();

  /** @returns the import of an upload; null when it does not run here */
  find(jurisdiction: string, id: string): RunningImport | null {
    const running = this.byId.get(id);
    return running?.upload.jurisdiction === jurisdiction ? running : null;
  }

  /** @returns the import of a municipality that runs here; null when none does */
  of(jurisdiction: string): RunningImport | null {
    return [...this.byId.values()].find(({ upload }) => upload.jurisdiction === jurisdiction) ?? null;
  }

  /** @returns an upload as it stands; undefined when it is not imported here */
  uploadOf(id: string): Upload | undefined {
    return this.byId.get(id)?.upload;
  }

  get ids(): ReadonlySet<string> {
    return new Set(this.byId.keys());
  }

  /** takes over how far an import is */
  progressed(id: string, progress: NonNullable<Upload['progress']>): void {
    const running = this.byId.get(id);
    if (running !== undefined) running.upload = { ...running.upload, progress };
  }

  add(running: RunningImport): void {
    this.byId.set(running.upload.id, running);
  }

  remove(id: string): void {
    this.byId.delete(id);
  }
}
