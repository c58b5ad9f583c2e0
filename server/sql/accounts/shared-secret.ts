import type { Knex } from 'knex';

/** Keeps a secret that all servers on a database share, unless one of them has. @returns the one that is kept */
export async function keepSecretOnce(knex: Knex, name: string, secret: string): Promise<string> {
  await knex.raw(
    'insert into shared_secret (name, secret) values (:name, :secret) on conflict (name) do nothing',
    { name, secret },
  );
  const { rows } = await knex.raw<{ rows: { secret: string }[] }>(
    'select secret from shared_secret where name = :name',
    { name },
  );
  return rows[0]?.secret ?? secret;
}
