import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { type Operation, pathOf } from '#server/api/operation.ts';

type Json = { readonly [name: string]: unknown };
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** What calls something by its name: an id, a key, a token, a code, a number. */
const naming = /^(?:id|ids|key|token|code|item|sku|slug)$|(?:Id|Ids|Key|Token|Code|Number)$/;

/** The names of all fields of a schema, however deep, that call something by its name. */
function namesIn(schema: unknown): readonly string[] {
  if (Array.isArray(schema)) return schema.flatMap(namesIn);
  if (!isJson(schema)) return [];
  const { properties, ...others } = schema;
  const fields = isJson(properties) ? Object.entries(properties) : [];
  const own = fields.flatMap(([name, field]) =>
    naming.test(name) || (isJson(field) && field['format'] === 'uuid') ? [name] : [],
  );
  return [...own, ...fields.flatMap(([, field]) => namesIn(field)), ...Object.values(others).flatMap(namesIn)];
}

const namesOf = (schema: v.GenericSchema | undefined): readonly string[] =>
  schema ? namesIn(toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore' })) : [];

export type IdPlace = 'path' | 'query' | 'body';
/** One id that one operation takes. */
export type IdOf = { readonly operation: Operation; readonly place: IdPlace; readonly name: string };

/** Every id that an operation takes: what stands in its path, and of its query and body what calls something by its name. */
export function idsOf(operation: Operation): readonly IdOf[] {
  const inPath = [...pathOf(operation.endpoint).matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const of = (place: IdPlace, names: readonly string[]) =>
    [...new Set(names)].map((name) => ({ operation, place, name }));
  return [...of('path', inPath), ...of('query', namesOf(operation.query)), ...of('body', namesOf(operation.body))];
}

/** "PUT savedList path.id" */
export const idName = ({ operation: { method, endpoint }, place, name }: IdOf): string =>
  `${method} ${endpoint} ${place}.${name}`;
