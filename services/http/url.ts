import { stringifyQuery } from '../navigation/query.rules.ts';
import type { EndpointName, Endpoints } from './endpoints.ts';
import { notFound } from './known-faults.ts';
import { word } from './word.rules.ts';

export type Params = Readonly<Record<string, string | number>>;
export type Query = Readonly<Record<string, string | number | boolean | readonly string[] | null | undefined>>;
export type Bases = { readonly baseUrl: string; readonly baseUrlV2: string };

const digits = /^\d{1,15}$/;

/** What a typed parameter must look like; any other only must be one path segment. */
const shapes: Readonly<Record<string, RegExp>> = {
  sku: /^\d{6}$/,
  storeId: digits,
  suburbId: digits,
  addressId: digits,
  slug: word,
  method: word,
  orderId: word,
  instrumentId: word,
  key: word,
};

function segment(name: string, value: string | number | undefined): string {
  if (value === undefined) throw new Error(`The path needs a ${name}.`);
  const text = String(value);
  const isRefused = text === '' || text === '.' || text === '..' || !text.isWellFormed();
  if (isRefused || shapes[name]?.test(text) === false) throw notFound();
  return encodeURIComponent(text);
}

/** The path of a template with its {parameters} filled in, each as exactly one segment; anything else is refused. */
export const url = (template: string, params: Params = {}): string =>
  template.replace(/\{(\w+)\}/g, (_, name: string) =>
    segment(name, Object.hasOwn(params, name) ? params[name] : undefined),
  );

/** The path of an endpoint by name, with its query. A name that is not in the map is a defect and throws. */
export function endpointUrl(
  endpoints: Endpoints,
  bases: Bases,
  name: EndpointName,
  params?: Params,
  query?: Query,
): string {
  const entry = Object.hasOwn(endpoints, name) ? endpoints[name] : undefined;
  if (entry === undefined) throw new Error(`There is no endpoint named ${name}.`);
  const path = url(entry, params);
  const rooted = path.startsWith('v2:')
    ? `${bases.baseUrlV2}${path.slice(3)}`
    : path.startsWith('/')
      ? path
      : `${bases.baseUrl}${path}`;
  return `${rooted}${stringifyQuery(query ?? {})}`;
}
