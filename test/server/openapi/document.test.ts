import { readFile } from 'node:fs/promises';
import express from 'express';
import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { screeningRequestSchema } from '../../../core/contracts/screening.js';
import { Conflict, InvalidGeometry, InvalidInput, NotFound, TooComplex } from '../../../core/errors.js';
import { problemHandler } from '../../../server/http/problem-errors.js';
import { openApiDocument } from '../../../server/openapi/document.js';
import { problemSchema, PROBLEMS } from '../../../server/openapi/problems.js';
import { operationsOf } from '../../../server/openapi/render-operation.js';
import { EXAMPLE_PROPOSAL } from '../../../server/openapi/screening-endpoints.js';
import { describeApi } from '../../../server/services/api-description.js';
import { serveRouter } from '../../support/serve-router.js';

const document = openApiDocument('0.0.0');
const operations = operationsOf(document);

/** Every value of a key anywhere in the document. */
function valuesOf(key: string, value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value as Record<string, unknown>).flatMap(([name, inner]) => [
    ...(name === key ? [inner] : []),
    ...valuesOf(key, inner),
  ]);
}

function at(pointer: string): unknown {
  return pointer
    .replace('#/', '')
    .split('/')
    .reduce<unknown>((value, part) => (value as Record<string, unknown> | undefined)?.[part], document);
}

describe('OpenAPI document', () => {
  it('is of version 3.1 and of this version of the product', async () => {
    expect(document.openapi).toBe('3.1.0');
    const packageText = await readFile(new URL('../../../package.json', import.meta.url), 'utf8');
    const { version } = JSON.parse(packageText) as { version: string };
    expect((await describeApi()).document.info.version).toBe(version);
  });

  it('has no reference that leads nowhere, and no schema that nobody refers to', () => {
    const references = new Set(valuesOf('$ref', document) as string[]);
    for (const reference of references) expect(at(reference), reference).toBeDefined();
    for (const name of Object.keys(document.components.schemas)) {
      expect(references, name).toContain(`#/components/schemas/${name}`);
    }
  });

  it('has schemas without leftovers of their making', () => {
    for (const key of ['$schema', '$id', '$defs', 'id']) {
      const strings = valuesOf(key, document.components.schemas).filter((value) => typeof value === 'string');
      expect(strings, key).toEqual([]);
    }
  });

  it.each(operations)('describes %s %s in full', (_method, path, operation) => {
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const given = operation.parameters.filter((parameter) => parameter.in === 'path');
    expect(given.map(({ name }) => name).sort()).toEqual([...named].sort());
    expect(given.every(({ required }) => required)).toBe(true);
    expect(operation.parameters.every(({ description }) => description.length > 10)).toBe(true);
    expect(operation.summary.length).toBeGreaterThan(10);
    expect(document.tags.map(({ name }) => name)).toContain(operation.tags[0]);
    const statuses = Object.keys(operation.responses);
    expect(statuses.some((status) => /^[23]/.test(status))).toBe(true);
    expect(statuses).toContain('500');
  });

  it('gives every operation an id of its own', () => {
    const ids = operations.map(([, , operation]) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('marks days as dates, and what may be left out as optional', () => {
    const parameters = document.paths['/api/parcels/{id}/screening']?.get?.parameters ?? [];
    const on = parameters.find(({ name }) => name === 'on');
    expect(on).toMatchObject({ required: false, schema: { type: 'string', format: 'date' } });
    const bbox = document.paths['/api/controlled-area']?.get?.parameters.find(({ name }) => name === 'bbox');
    expect(bbox).toMatchObject({ required: true, style: 'form', explode: false, schema: { minItems: 4 } });
    expect(document.components.schemas['ParcelScreening']?.properties?.['on']).toMatchObject({
      format: 'date',
    });
  });

  it('shows a proposal that its own contract accepts', () => {
    expect(screeningRequestSchema.parse(EXAMPLE_PROPOSAL).features).toHaveLength(2);
  });

  it.each([
    new InvalidInput('…'),
    new InvalidGeometry('…'),
    new NotFound('…'),
    new Conflict('…'),
    new TooComplex('…'),
    new Error('…'),
  ])('states the status and the shape with which $name is answered', async (error) => {
    const router = express.Router().get('/fails', () => {
      throw error;
    });
    const served = await serveRouter(router.use(problemHandler(pino({ level: 'silent' }))));
    const response = await served.get('/fails');
    const problem = problemSchema.strict().parse(await response.json());
    const known = Object.entries(PROBLEMS).find(([code]) => code === problem.code);
    expect(known?.[1].status).toBe(response.status);
    await served.close();
  });
});
