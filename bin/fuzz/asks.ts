/** Requests made from the OpenAPI document: as it says, at its edges, and against it. */
export type Schema = {
  type?: string;
  enum?: readonly unknown[];
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  properties?: Record<string, Schema>;
  anyOf?: readonly Schema[];
  const?: unknown;
  items?: Schema;
};
type Parameter = { name: string; in: 'path' | 'query'; required?: boolean; schema: Schema };
export type Operation = { method: string; path: string; parameters: readonly Parameter[]; body: Schema | null };
export type Document = {
  paths: Record<
    string,
    Record<string, { parameters?: Parameter[]; requestBody?: { content: Record<string, { schema: Schema }> } }>
  >;
};
export type Ask = { method: string; url: string; headers: Record<string, string>; body: string | null };

const odd = [
  '',
  ' ',
  '0',
  '-1',
  '1e308',
  'NaN',
  'null',
  'true',
  '[]',
  '{}',
  '__proto__',
  'constructor',
  "' or 1=1 --",
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '%00',
  '\u2028',
  'ō'.repeat(300),
  '99999999999999999999',
  ';a;b;true',
  '${7*7}',
];
const headersAsked: readonly Record<string, string>[] = [
  { 'sec-fetch-site': 'same-origin' },
  { 'sec-fetch-site': 'cross-site' },
  { origin: 'https://evil.example' },
  { 'x-http-method-override': 'DELETE' },
  { 'x-forwarded-host': 'evil.example' },
  { cookie: 'cw-guest=x; cw-guest=y' },
  { cookie: `cw-ssoc=${'u'.repeat(4_000)}` },
  { accept: 'text/html' },
  { 'x-ui-ver': '"><script>' },
];
const contentTypes = [
  'application/json',
  'application/json; charset=utf-8',
  'text/plain',
  'application/x-www-form-urlencoded',
  '',
];

export const operationsOf = ({ paths }: Document): readonly Operation[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      parameters,
      body: Object.values(requestBody?.content ?? {})[0]?.schema ?? null,
    })),
  );

export function makeAsk(operation: Operation, origin: string, chance: () => number): Ask {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(chance() * list.length)] as T;
  const valueOf = (schema: Schema): unknown => {
    if (chance() < 0.3) return pick(odd);
    if (schema.const !== undefined) return schema.const;
    if (schema.enum) return pick(schema.enum);
    if (schema.anyOf) return valueOf(pick(schema.anyOf));
    if (schema.type === 'boolean') return chance() < 0.5;
    if (schema.type === 'integer' || schema.type === 'number')
      return pick([schema.minimum ?? 0, schema.maximum ?? 10_000, 1, 24, -1, 1.5]);
    if (schema.type === 'array')
      return Array.from({ length: Math.floor(chance() * 4) }, () => valueOf(schema.items ?? {}));
    if (schema.type === 'object' || schema.properties) {
      const known = Object.entries(schema.properties ?? {})
        .filter(() => chance() < 0.8)
        .map(([name, one]) => [name, valueOf(one)] as const);
      return Object.fromEntries(
        chance() < 0.3 ? [...known, [pick(['isShopper', '__proto__', 'price', 'x']), pick(odd)]] : known,
      );
    }
    return schema.pattern?.includes('d{6}')
      ? pick(['100000', '559260', '000000'])
      : pick(['milk', 'bakery', 'kūmara', 'a-b-c', 'x'.repeat(schema.maxLength ?? 50)]);
  };
  const text = (schema: Schema) => encodeURIComponent(String(valueOf(schema)).toWellFormed());
  let path = operation.path;
  const query: string[] = [];
  for (const { name, in: where, schema } of operation.parameters) {
    if (where === 'path') path = path.replace(`{${name}}`, text(schema));
    else if (chance() < 0.6) query.push(`${encodeURIComponent(name)}=${text(schema)}`);
  }
  if (chance() < 0.1) query.push(`${encodeURIComponent(pick(odd))}=${encodeURIComponent(pick(odd))}`);
  const method =
    chance() < 0.92 ? operation.method : pick(['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS']);
  const mayHaveBody = method !== 'GET' && method !== 'HEAD';
  const body =
    mayHaveBody && chance() < 0.9
      ? chance() < 0.8
        ? JSON.stringify(valueOf(operation.body ?? {}))
        : pick(['{', '[]', '', '"x"', `${'['.repeat(40)}${']'.repeat(40)}`, `{"x":"${'a'.repeat(70_000)}"}`])
      : null;
  const type = pick(contentTypes);
  return {
    method,
    url: `${origin}${path}${query.length > 0 ? `?${query.join('&')}` : ''}`,
    headers: {
      ...(chance() < 0.6 ? headersAsked[0] : pick(headersAsked)),
      ...(mayHaveBody && type !== '' ? { 'content-type': type } : {}),
    },
    body,
  };
}
