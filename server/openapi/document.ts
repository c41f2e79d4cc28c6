import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { faultCodes } from '#services/fault.codes.ts';
import { nothing, type Operation, pathOf } from '../api/operation.ts';
import { operations } from '../api/operations.ts';

type Json = Readonly<Record<string, unknown>>;

/** What travels, not what the house makes of it: the input side of a contract. */
function schemaOf(schema: v.GenericSchema): Json {
  const { $schema: _, ...json } = toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore' });
  return json;
}

const refusal: Json = {
  type: 'object',
  properties: {
    code: { enum: [...faultCodes] },
    message: { type: 'string' },
    fieldErrors: { type: 'object', additionalProperties: { type: 'string' } },
  },
  required: ['code', 'message'],
  additionalProperties: false,
};
const refused = (description: string): Json => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
});

function parametersOf(place: 'path' | 'query', schema: v.GenericSchema | undefined): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema) as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, of]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: of,
  }));
}

function answerOf({ summary: description, file, answer }: Operation): Json {
  if (answer === nothing) return { 204: { description } };
  return {
    200: { description, content: file ? { [file]: {} } : { 'application/json': { schema: schemaOf(answer) } } },
  };
}

function entryOf(operation: Operation): Json {
  const { method, endpoint, tag, summary, role, isAdded, params, query, body } = operation;
  const isWrite = method !== 'GET';
  return {
    operationId: `${method.toLowerCase()}-${endpoint}`,
    tags: [tag],
    summary,
    'x-role': role,
    'x-added': isAdded,
    parameters: [...parametersOf('path', params), ...parametersOf('query', query)],
    ...(body ? { requestBody: { required: true, content: { 'application/json': { schema: schemaOf(body) } } } } : {}),
    responses: {
      ...answerOf(operation),
      400: refused('Something in the request is not right.'),
      ...(role === 'anyone' ? {} : { 401: refused('Nobody is signed in.') }),
      ...(isWrite || role === 'shopper' ? { 403: refused('Not open to this caller.') } : {}),
      404: refused('There is no such thing.'),
      ...(isWrite ? { 413: refused('Too much.'), 415: refused('Not JSON.') } : {}),
      503: refused('Too busy: come back in a moment.'),
    },
  };
}

/** The OpenAPI document of every operation, made from the same records as the routes. */
export function openApiDocument(publicOrigin: string): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const operation of operations) {
    const path = pathOf(operation.endpoint);
    paths[path] = { ...paths[path], [operation.method.toLowerCase()]: entryOf(operation) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Kete store',
      version: '1',
      description: 'The calls of the storefront. Operations with x-added are not among those of the specification.',
    },
    servers: [{ url: publicOrigin }],
    'x-added': operations.filter((one) => one.isAdded).map((one) => `${one.method} ${pathOf(one.endpoint)}`),
    paths,
    components: { schemas: { Refusal: refusal } },
  };
}
