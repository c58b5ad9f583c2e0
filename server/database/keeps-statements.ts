/**
 * The user parameter of a knex instance that says whether its connections keep prepared statements under a name. Those to a
 * server do. The embedded database is one session for all who connect to it, where two processes would give different
 * statements one name; and a pooler gives each transaction another connection, which does not know the name.
 */
export const KEEPS_STATEMENTS = 'keepsStatements';
