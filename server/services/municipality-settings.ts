import type { Knex } from 'knex';
import type { z } from 'zod';
import type { Actor } from '../../core/access.js';
import type { MunicipalitySettings, settingsSchema } from '../../core/contracts/municipality-settings.js';
import { localDateOf } from '../../core/dates.js';
import { Conflict, InvalidInput, type Problem } from '../../core/errors.js';
import type { JurisdictionSettings, Ordinance } from '../../core/ordinance.js';
import type { OrdinanceBook } from '../../core/ordinances/registry.js';
import {
  openSettings,
  SETTING_NAMES,
  settingState,
  type SettingName,
} from '../../core/rules/open-settings.js';
import { recordActivity } from '../sql/activity/record-activity.js';
import {
  lockSettings,
  readSettings,
  writeSettings,
  type SettingsRecord,
} from '../sql/settings/settings-record.js';
import { ordinanceOf } from './ordinance-of.js';

/** Settings as they are sent, absent figures included as such. */
export type SentSettings = z.output<typeof settingsSchema>;

const WORDS: Readonly<Record<SettingName, string>> = {
  bufferFt: 'width of the adjacent area',
  minimumWetlandSqFt: 'minimum area of a wetland',
  wetlandMitigationRatio: 'mitigation ratio for wetland',
  bufferMitigationRatio: 'mitigation ratio for the adjacent area',
};

function answerOf(
  jurisdiction: string,
  { settings, revision }: Pick<SettingsRecord, 'settings' | 'revision'>,
  ordinance: Ordinance,
): MunicipalitySettings {
  return { jurisdiction, settings, open: openSettings(ordinance, localDateOf(new Date())), revision };
}

/**
 * @returns what a municipality has set, and what it may set
 * @throws NotFound  for an unknown jurisdiction
 */
export async function municipalitySettings(
  knex: Knex,
  ordinances: OrdinanceBook,
  jurisdiction: string,
): Promise<MunicipalitySettings> {
  const record = await readSettings(knex, jurisdiction);
  return answerOf(jurisdiction, record, ordinanceOf(ordinances, record, undefined));
}

function closedProblem(ordinance: Ordinance, name: SettingName): Problem[] {
  const { open, citation } = settingState(ordinance, name, localDateOf(new Date()));
  if (open) return [];
  const message =
    citation === null
      ? `${ordinance.shortName} has no ${WORDS[name]}, so it cannot be set. Leave it out.`
      : `The ${WORDS[name]} is fixed by ${citation}, so it cannot be set. Leave it out.`;
  return [{ path: name, message }];
}

function given(sent: SentSettings): JurisdictionSettings {
  const entries = SETTING_NAMES.flatMap((name) => (sent[name] === undefined ? [] : [[name, sent[name]]]));
  return Object.fromEntries(entries) as JurisdictionSettings;
}

/** @throws InvalidInput  naming the section that fixes a figure, for each that the ordinance does not leave open */
function requireOpen(ordinance: Ordinance, settings: JurisdictionSettings, kept: JurisdictionSettings): void {
  const problems = SETTING_NAMES.filter(
    // one that was set before its figure was closed may stay: no rule reads it
    (name) => settings[name] !== undefined && settings[name] !== kept[name],
  ).flatMap((name) => closedProblem(ordinance, name));
  const first = problems[0];
  if (first !== undefined) throw new InvalidInput(first.message, problems);
}

/**
 * Puts settings in the place of those there are; what is left out is the ordinance's own figure again. Logged with old and new.
 * @param change  revision: that the sender has seen
 * @throws NotFound  for an unknown jurisdiction
 * @throws Conflict  when they were changed meanwhile, with those of now
 * @throws InvalidInput  for a figure that the municipality's ordinance does not leave open, naming the section
 */
export function changeSettings(
  knex: Knex,
  ordinances: OrdinanceBook,
  change: { jurisdiction: string; revision: number; sent: SentSettings; actor: Actor },
): Promise<MunicipalitySettings> {
  const { jurisdiction, actor } = change;
  return knex.transaction(async (trx) => {
    const record = await lockSettings(trx, jurisdiction);
    const ordinance = ordinanceOf(ordinances, record, undefined);
    if (record.revision !== change.revision) {
      throw new Conflict(
        'Somebody else changed the settings meanwhile. Look at what they are now, and send yours again with their ETag if they still hold.',
        {
          conflict: {
            kind: 'edited-meanwhile',
            yourRevision: change.revision,
            current: answerOf(jurisdiction, record, ordinance),
            yours: change.sent,
          },
        },
      );
    }
    const settings = given(change.sent);
    requireOpen(ordinance, settings, record.settings);
    const revision = await writeSettings(trx, jurisdiction, settings);
    await recordActivity(trx, {
      jurisdictionId: jurisdiction,
      actor,
      action: 'settings.changed',
      subject: `settings of ${record.name}`,
      details: { revision, before: record.settings, after: settings },
    });
    return answerOf(jurisdiction, { settings, revision }, ordinance);
  });
}
