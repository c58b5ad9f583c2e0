import { LISTED_PROBLEMS, type RepairedFeature } from '../../core/contracts/import-report.js';
import type { Problem } from '../../core/errors.js';
import type { Position } from './shape.js';

/** Feature numbers named in a notice at most. */
const NAMED_FEATURES = 5;

/** A feature that did not come in. */
export type Rejection = Problem & { feature: number };

/** Why a feature is rejected, as far as it decides what is said of the whole file. */
export type RejectionKind = 'shape' | 'range' | 'area' | 'far' | 'attribute';

/** Counts and remarks, gathered while a file goes in. */
export class ImportTally {
  read = 0;
  accepted = 0;
  nullGeometry = 0;
  deletedRows = 0;
  /** rejected as they are, but of a kind that a repair may help */
  invalid = 0;
  readonly rejected: Rejection[] = [];
  readonly repaired: RepairedFeature[] = [];
  readonly rejections = new Map<RejectionKind, number>();
  readonly areas: number[] = [];
  readonly gridAreas: number[] = [];
  readonly lengths: number[] = [];
  /** coordinates as they are in the file, of some features that lie in the wrong place */
  readonly misplaced: Position[] = [];
  /** the same of some features that can lie where they do; the database then says how far that is */
  readonly placed: Position[] = [];
  nearestFt = Number.POSITIVE_INFINITY;
  private readonly sentences: string[] = [];
  private readonly remarks = new Map<string, { count: number; features: number[] }>();

  get rejectedCount(): number {
    return [...this.rejections.values()].reduce((sum, count) => sum + count, 0);
  }

  reject(kind: RejectionKind, problem: Rejection): void {
    this.rejections.set(kind, (this.rejections.get(kind) ?? 0) + 1);
    if (this.rejected.length < LISTED_PROBLEMS) this.rejected.push(problem);
  }

  repair(repaired: RepairedFeature): void {
    if (this.repaired.length < LISTED_PROBLEMS) this.repaired.push(repaired);
  }

  /** a remark that several features may share; it is written once, with their number */
  about(remark: string, feature: number): void {
    const entry = this.remarks.get(remark) ?? { count: 0, features: [] };
    entry.count += 1;
    if (entry.features.length < NAMED_FEATURES) entry.features.push(feature);
    this.remarks.set(remark, entry);
  }

  /** a remark on the whole file */
  remark(sentence: string): void {
    this.sentences.push(sentence);
  }

  /** @returns a sentence for each remark: `3 features (1, 4, 9): …` */
  notices(): string[] {
    const shared = [...this.remarks].map(([remark, { count, features }]) => {
      const more = count > features.length ? ', …' : '';
      const noun = count === 1 ? 'feature' : 'features';
      return `${count.toLocaleString('en-US')} ${noun} (${features.join(', ')}${more}): ${remark}`;
    });
    return [...this.sentences, ...shared];
  }
}
