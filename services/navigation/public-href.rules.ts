import { splitOutlets } from './outlets.rules.ts';
import { parseQuery } from './query.rules.ts';

export type Destination = { readonly to: string; readonly search: Record<string, unknown>; readonly hash: string };

/** A public URL as the router wants it: by itself it loses the modals of an href. Another origin leads home. */
export function fromPublicHref(publicHref: string): Destination {
  const url = URL.parse(publicHref, 'http://local');
  if (url?.origin !== 'http://local') return { to: '/', search: {}, hash: '' };
  const { path, modals } = splitOutlets(url.pathname);
  const search = parseQuery(url.search);
  delete search['modals'];
  return { to: path, search: modals === '' ? search : { ...search, modals }, hash: url.hash.slice(1) };
}
