import type { Knex } from 'knex';

/** The order in which other programs page through a layer, so that a page costs the same wherever it begins. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
create index reference_feature_page on reference_feature (layer, key);
create index wetland_page on wetland (jurisdiction_id, id);
create index watercourse_page on watercourse (jurisdiction_id, id);
`);
}

/** Takes the indexes away. */
export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index watercourse_page, wetland_page, reference_feature_page');
}
