import path from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { shareOut, type Weighed } from './share-out.js';

/** What the longest files take by themselves, roughly. Begun last, one of them would run on alone. */
const SECONDS: Readonly<Record<string, number>> = {
  'test/server/amendments/killed-while-adopting.test.ts': 170,
  'test/scripts/start.test.ts': 80,
  'test/server/imports/apart/hostile-files.test.ts': 90,
  'test/server/exports/round-trip.test.ts': 60,
  'test/server/tiles/never-vanish.test.ts': 40,
  'test/server/delineation/refused-uploads.test.ts': 30,
  'test/server/imports/read-with-gdal.test.ts': 30,
  'test/server/gdal/gdal.test.ts': 15,
  'test/scripts/user.test.ts': 30,
  'test/scripts/import.test.ts': 25,
  'test/e2e/looks-on-a-desk.test.ts': 250,
  'test/e2e/looks-on-a-phone.test.ts': 260,
  'test/e2e/amend-the-map.test.ts': 60,
  'test/e2e/amend-by-drawing.test.ts': 60,
  'test/e2e/amend-looks.test.ts': 110,
  'test/e2e/screen-a-proposal.test.ts': 55,
  'test/e2e/ogc-pages.test.ts': 20,
  'test/e2e/what-is-done.test.ts': 40,
  'test/e2e/map-history.test.ts': 40,
};
const SECONDS_OF_OTHERS = 15;

/**
 * Order of the files of a run: project by project, because a process goes on with the next file of the same project; in
 * each the longest first, and those of no known length as vitest would have them. The shares of `--shard` take the same time.
 */
export class LongestFirst extends BaseSequencer {
  #weighed(spec: TestSpecification): Weighed & { spec: TestSpecification } {
    const file = path.relative(this.ctx.config.root, spec.moduleId);
    return { spec, file, seconds: SECONDS[file] ?? SECONDS_OF_OTHERS };
  }

  override async sort(specs: TestSpecification[]): Promise<TestSpecification[]> {
    const weighed = (await super.sort(specs)).map((spec) => this.#weighed(spec));
    return weighed
      .sort((a, b) => a.spec.project.name.localeCompare(b.spec.project.name) || b.seconds - a.seconds)
      .map(({ spec }) => spec);
  }

  override shard(specs: TestSpecification[]): Promise<TestSpecification[]> {
    const { index, count } = this.ctx.config.shard ?? { index: 1, count: 1 };
    const shares = shareOut(
      specs.map((spec) => this.#weighed(spec)),
      count,
    );
    return Promise.resolve((shares[index - 1] ?? []).map(({ spec }) => spec));
  }
}
