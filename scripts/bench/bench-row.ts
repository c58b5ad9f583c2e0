import type { Knex } from 'knex';
import type { DataSetName } from './data-sets/data-set.js';

/** What a measurement is given: a database that holds one of the data sets. */
export interface BenchContext {
  /** connected as the application */
  knex: Knex;
  database: 'embedded' | 'server';
  /** of the database on the server; null: the embedded database */
  url: string | null;
  dataSet: DataSetName;
  /** the municipality that is measured: the first one, which lies at the same place in each data set */
  jurisdiction: string;
  /** is told what is being done, a line at a time */
  onProgress: (line: string) => void;
}

/** How long something took, over so many runs. */
export interface Timing {
  unit: 'ms' | 's';
  median: number;
  /** null: too few runs to say */
  p95: number | null;
  runs: number;
}

/** A figure that a goal may be set for. */
export interface BenchFigure {
  /** such as "ratio of medians" */
  name: string;
  value: number;
  unit: '×' | 'ms' | 's' | 'MB' | 'a second' | 'errors' | 'statements' | '';
  /** null: it is published and nothing is asked of it */
  goal: { atMost: number } | { atLeast: number } | null;
}

/** One row of the table. */
export interface BenchRow {
  work: string;
  beside: string;
  /** which data, and on which database */
  data: string;
  /** null: left out */
  ours: Timing | null;
  /** null: left out, or the figures stand by themselves */
  theirs: Timing | null;
  figures: BenchFigure[];
  /** how the two results were compared, and by how much they differ; null: there is only one */
  agreement: string | null;
  /** what somebody who reads the row has to know: a sample that was extrapolated, something that is not installed */
  notes: string[];
}

/** Measures one piece of work on one data set. It may leave rows of its own in the database, which is dropped afterwards. */
export type BenchWork = (context: BenchContext) => Promise<BenchRow[]>;

/** @returns whether the figure reaches its goal; null where none is set */
export function isMet({ value, goal }: BenchFigure): boolean | null {
  if (goal === null) return null;
  return 'atMost' in goal ? value <= goal.atMost : value >= goal.atLeast;
}
