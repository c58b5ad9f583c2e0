import { z } from 'zod';

/** How the server is, as `GET /api/health` says it. */
export const healthSchema = z.object({
  status: z.string().describe('ok, or what is wrong'),
  database: z.object({ kind: z.enum(['embedded', 'server']), postgis: z.string() }),
  replica: z
    .object({
      answers: z.boolean(),
      bytesBehind: z
        .number()
        .nullable()
        .describe('of changes that it has yet to take over; null: it does not say'),
    })
    .optional()
    .describe('of DATABASE_READ_URL, where one is set'),
});

/** What the page is told of this server's settings. */
export const pageConfigSchema = z.object({
  baseMap: z
    .object({ url: z.string(), attribution: z.string() })
    .nullable()
    .describe('raster tiles under the map, where whoever runs this server set some'),
});
