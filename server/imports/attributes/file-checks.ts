import { AcresCheck } from './acres-check.js';
import { ClassCheck } from './class-check.js';

/** What can only be told of a file once all of its features are read. */
export class FileChecks {
  readonly acres = new AcresCheck();
  readonly codes = new ClassCheck();

  /** @returns a sentence for each thing that should be looked at */
  notices(): string[] {
    return [...this.acres.notices(), ...this.codes.notices()];
  }
}
