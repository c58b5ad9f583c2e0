import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { TooComplex } from '../../../core/errors.js';
import { listSourceLayers, openSource } from '../open-source.js';
import type { FeatureSource, SourceFeature } from '../source-feature.js';
import { ZIP_LIMITS } from '../zip-entries.js';
import {
  READER_SETTINGS,
  type ContentLimits,
  type FromReader,
  type ReaderSettings,
  type SourceWords,
  type ToReader,
} from './messages.js';
import { toSent } from './sent-error.js';
import { featureScale } from './weigh-feature.js';

/** A batch is sent once it has so many features, vertices or characters of attributes. */
const BATCH = { features: 500, vertices: 20_000, characters: 1_000_000 } as const;

/** Gives the features of a source in batches, the last one marked. */
async function* batchesOf(
  source: FeatureSource,
  limits: ContentLimits,
): AsyncGenerator<{ features: SourceFeature[]; last: boolean }> {
  const weigh = featureScale();
  const total = { features: 0, vertices: 0 };
  let waiting: SourceFeature[] = [];
  let vertices = 0;
  let characters = 0;
  for await (const given of source.features()) {
    const weighed = weigh(given);
    total.features += 1;
    total.vertices += weighed.vertices;
    refuseTooMuch(total, limits);
    waiting.push(weighed.feature);
    vertices += weighed.vertices;
    characters += weighed.characters;
    if (waiting.length >= BATCH.features || vertices >= BATCH.vertices || characters >= BATCH.characters) {
      yield { features: waiting, last: false };
      waiting = [];
      vertices = characters = 0;
    }
  }
  yield { features: waiting, last: true };
}

function refuseTooMuch(total: { features: number; vertices: number }, limits: ContentLimits): void {
  if (total.features > limits.features) {
    throw new TooComplex(
      `The file has more than ${limits.features.toLocaleString('en-US')} features. Send the part that is needed.`,
    );
  }
  if (total.vertices > limits.vertices) {
    throw new TooComplex(
      `The file has more than ${limits.vertices.toLocaleString('en-US')} vertices. Simplify it, or send the part that is needed.`,
    );
  }
}

/** @returns all of a source but what it does, which no message can carry */
function wordsOf(opened: FeatureSource): SourceWords {
  const words = Object.entries(opened).filter(([, value]) => typeof value !== 'function');
  return Object.fromEntries(words) as unknown as SourceWords;
}

const settings = JSON.parse(process.env[READER_SETTINGS] ?? '{}') as ReaderSettings;
const zipLimits = { ...ZIP_LIMITS, bytes: settings.scratchBytes };

let source: FeatureSource | null = null;
let batches: AsyncGenerator<{ features: SourceFeature[]; last: boolean }> | null = null;

async function answer(message: ToReader): Promise<FromReader> {
  if (message.kind === 'list') {
    return { kind: 'listed', contents: await listSourceLayers(message.file, zipLimits) };
  }
  if (message.kind === 'open') {
    source = await openSource(message.file, message.layerInFile, zipLimits);
    batches = batchesOf(source, message.limits);
    return { kind: 'opened', words: wordsOf(source), progress: source.progress() };
  }
  const next = await batches?.next();
  if (source === null || next === undefined || next.done === true) {
    return { kind: 'batch', features: [], progress: 1, last: true, notices: [] };
  }
  return { kind: 'batch', ...next.value, progress: source.progress(), notices: source.notices };
}

/** How often it is looked whether the process has grown too large, or the one that started it is gone. */
const WATCH_MS = 50;

// Whatever is unpacked on the way, and by whatever is started, goes into the folder that is taken away afterwards.
for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = settings.scratch;
process.env['TSX_DISABLE_CACHE'] = '1';

/** The watch reads from it by when, in milliseconds of the processor's time, the present answer is due. */
const deadline = new Float64Array(new SharedArrayBuffer(Float64Array.BYTES_PER_ELEMENT)).fill(Infinity);

const used = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
const begun = used();

async function answerInTime(message: ToReader): Promise<FromReader> {
  const { answer: one, total } = settings.seconds;
  const lastOfAll = begun + total * 1000;
  deadline[0] = Math.min(used() + one * 1000, lastOfAll);
  try {
    return await answer(message);
  } finally {
    // many short answers may each end before the watch looks, and all of them together not
    deadline[0] = lastOfAll;
  }
}

const watch = new Worker(new URL('./watch.mjs', import.meta.url), {
  workerData: { ...settings, deadline, parent: process.ppid, everyMs: WATCH_MS },
  execArgv: [],
});
await once(watch, 'message');
watch.unref();

const say = (message: FromReader): void => void process.send?.(message);

process.on('message', (message: ToReader) => {
  answerInTime(message).then(say, (error: unknown) => say({ kind: 'failed', error: toSent(error) }));
});
process.on('disconnect', () => process.exit(0));
say({ kind: 'ready' });
