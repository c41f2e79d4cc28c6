import { stringifyQuery } from '#services/navigation/query.rules.ts';
import type { Look } from './gallery.types.ts';

/** The name under which all samples of a piece stand on one page. */
export const everySample = 'all';

/** A sample's name as it stands in an address, where capitals are lost. */
export const slugOf = (name: string): string =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '');

const one = <T extends string>(value: unknown, ...known: readonly T[]): T | undefined =>
  known.find((name) => name === value);

/** What an address says of how to look; words nobody knows say nothing. */
export function lookOf(query: object): Look {
  const said = query as Readonly<Record<string, unknown>>;
  const theme = one(said['theme'], 'light', 'dark');
  const width = one(said['width'], 'phone', 'desktop');
  const text = one(said['text'], '200');
  return { ...(theme && { theme }), ...(width && { width }), ...(text && { text }) };
}

export const galleryHref = (...path: readonly string[]): string => ['/gallery', ...path].join('/');

/** The address of a page looked at so. */
export const lookHref = (path: string, { theme, width, text }: Look): string =>
  `${path}${stringifyQuery({ theme, width, text })}`;
