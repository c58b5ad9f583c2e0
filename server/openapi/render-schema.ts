import { html, prose, type Html } from './html.js';
import type { JsonSchema } from './open-api.js';

/** Members deeper than this are left to the component that they refer to. */
const DEEPEST = 6;

type SubSchema = JsonSchema | boolean;

const isSchema = (schema: unknown): schema is JsonSchema => typeof schema === 'object' && schema !== null;

function joined(parts: readonly Html[], separator: string): Html {
  return html`${parts.map((part, index) => (index === 0 ? part : html`${separator}${part}`))}`;
}

function listType(schema: JsonSchema): Html {
  if (schema.prefixItems !== undefined) return html`[${joined(schema.prefixItems.map(typeOf), ', ')}]`;
  const item = Array.isArray(schema.items) ? schema.items[0] : schema.items;
  return html`list of ${isSchema(item) ? typeOf(item) : 'anything'}`;
}

/** @returns what a value is, in a few words, with links to the components */
export function typeOf(schema: SubSchema): Html {
  if (!isSchema(schema)) return html`anything`;
  if (schema.$ref !== undefined) {
    const name = schema.$ref.replace('#/components/schemas/', '');
    return html`<a href="#schema-${name}">${name}</a>`;
  }
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return joined(choices.map(typeOf), ' or ');
  if (schema.const !== undefined) return html`<code>${JSON.stringify(schema.const)}</code>`;
  if (schema.enum !== undefined) {
    return joined(
      schema.enum.map((value) => html`<code>${String(value)}</code>`),
      ', ',
    );
  }
  const types = Array.isArray(schema.type) ? schema.type : [schema.type ?? 'anything'];
  if (types.includes('array')) return listType(schema);
  if (schema.format === 'date') return html`date, YYYY-MM-DD`;
  return html`${types.join(' or ')}`;
}

const BOUNDS = [
  ['minimum', 'at least'],
  ['maximum', 'at most'],
  ['maxLength', 'longest'],
  ['minItems', 'fewest'],
  ['maxItems', 'most'],
  ['default', 'otherwise'],
] as const;

/** @returns the limits of a value, such as "at least 1, at most 200"; empty without any */
export function boundsOf(schema: JsonSchema): string {
  if (schema.prefixItems !== undefined) return '';
  return BOUNDS.flatMap(([key, words]) => {
    const value = schema[key];
    return value === undefined ? [] : [`${words} ${JSON.stringify(value)}`];
  }).join(', ');
}

/** The parts of a schema that have members of their own. */
function inner(schema: JsonSchema): JsonSchema[] {
  if (schema.properties !== undefined) return [schema];
  const item = Array.isArray(schema.items) ? undefined : schema.items;
  const parts = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(item === undefined ? [] : [item])];
  return parts.filter(isSchema).flatMap(inner);
}

/** @returns the members of an object as a list, nested ones inside; empty where there are none */
export function membersOf(schema: JsonSchema, depth = 0): Html {
  if (depth > DEEPEST) return html``;
  return html`${inner(schema).map((part) => memberList(part, depth))}`;
}

function memberList(schema: JsonSchema, depth: number): Html {
  const members = Object.entries(schema.properties ?? {}).map(([name, value]) => {
    const member = isSchema(value) ? value : {};
    const optional = schema.required?.includes(name) === true ? '' : ' · optional';
    const bounds = boundsOf(member);
    return html`<li>
      <code>${name}</code>
      <span class="type">${typeOf(member)}${bounds === '' ? '' : `, ${bounds}`}${optional}</span>
      ${member.description === undefined ? '' : html`<span class="text">${prose(member.description)}</span>`}
      ${membersOf(member, depth + 1)}
    </li>`;
  });
  return html`<ul class="members">
    ${members}
  </ul>`;
}
