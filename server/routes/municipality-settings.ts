import type { Request, Response } from 'express';
import { settingsSchema, type MunicipalitySettings } from '../../core/contracts/municipality-settings.js';
import { guardedRouter, type GuardedRouter } from '../access/guarded-router.js';
import type { AppDeps } from '../app-deps.js';
import { readRevision, sendRevision } from '../http/if-match.js';
import { pathParameter } from '../http/path-parameter.js';
import { requireJson } from '../http/require-json.js';
import { changeSettings, municipalitySettings } from '../services/municipality-settings.js';

const PATH = '/api/jurisdictions/:jurisdiction/settings';

function send(response: Response, answer: MunicipalitySettings): void {
  sendRevision(response, answer.revision);
  response.json(answer);
}

/** What a municipality sets where its ordinance leaves it open. */
export function municipalitySettingsRouter({ knex, ordinances }: AppDeps): GuardedRouter {
  const guarded = guardedRouter();
  guarded.add('get', PATH, 'public', async (request, response) => {
    send(response, await municipalitySettings(knex, ordinances, pathParameter(request, 'jurisdiction')));
  });
  guarded.add('put', PATH, 'administrator', async (request, response, actor) => {
    requireJson(request as Request);
    const change = {
      jurisdiction: pathParameter(request, 'jurisdiction'),
      revision: readRevision(request),
      sent: settingsSchema.parse(request.body),
      actor,
    };
    send(response, await changeSettings(knex, ordinances, change));
  });
  return guarded;
}
