/** Plain query strings: no quoting, a repeated key is a list. Parsing what was written gives back what was meant. */
export type Query = Record<string, string | string[]>;

export function parseQuery(text: string): Query {
  const query: Query = {};
  for (const [key, value] of new URLSearchParams(text)) {
    const had = Object.hasOwn(query, key) ? query[key] : undefined;
    const next = had === undefined ? value : [...(Array.isArray(had) ? had : [had]), value];
    Object.defineProperty(query, key, { value: next, enumerable: true, configurable: true, writable: true });
  }
  return query;
}

const readable = /%(3B|3A|2C|2F|40|24|3F)/g;
/** Nothing in it would come out otherwise: most parts of most addresses, and a listing writes hundreds. */
const asItIs = /^[\w.!~*();:,/@$?-]*$/;

/** Encodes one part of a query; what RFC 3986 allows there stays as it is, so that filters=a;b;c reads as written. */
export const encodePart = (text: string): string =>
  asItIs.test(text)
    ? text
    : encodeURIComponent(text.toWellFormed())
        .replace(readable, (code) => decodeURIComponent(code))
        .replace(/'/g, '%27');

export function stringifyQuery(query: Readonly<Record<string, unknown>>): string {
  const parts: string[] = [];
  for (const [key, value] of Object.entries(query))
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined && one !== null && one !== '') parts.push(`${encodePart(key)}=${encodePart(String(one))}`);
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}
