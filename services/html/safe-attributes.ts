import { safeHref } from '../navigation/safe-href.rules.ts';
import type { SafeAttributes } from './safe-html.contract.ts';

const clean = (text: string) => text.replace(/\p{Cc}/gu, '').toWellFormed();
const whole = (text: string | undefined, most: number) =>
  text !== undefined && /^\d{1,4}$/.test(text) && Number(text) > 0 && Number(text) <= most ? Number(text) : undefined;

/** A picture of the shop's own assets; no other address is asked for pictures. */
const ownPicture = (src: string) => (/^\/assets\/[\w./-]+$/.test(src) && !src.includes('..') ? src : undefined);

const language = (lang = '') => (/^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,2}$/.test(lang) ? lang : undefined);

type Given = Readonly<Record<string, string>>;
const own: Readonly<Record<string, (given: Given) => Readonly<Record<string, string | number | undefined>>>> = {
  a: ({ href }) => ({ href: href === undefined ? undefined : safeHref(clean(href)), rel: 'noopener' }),
  img: ({ src = '', alt = '', width, height }) => ({
    src: ownPicture(src),
    alt: clean(alt),
    width: whole(width, 2_000),
    height: whole(height, 2_000),
  }),
  th: ({ scope = '', colspan, rowspan }) => ({
    scope: scope === 'row' || scope === 'col' ? scope : undefined,
    colSpan: whole(colspan, 20),
    rowSpan: whole(rowspan, 50),
  }),
  td: ({ colspan, rowspan }) => ({ colSpan: whole(colspan, 20), rowSpan: whole(rowspan, 50) }),
};
const needed: Readonly<Record<string, string>> = { a: 'href', img: 'src' };

/** The attributes an element keeps, named as React names them, or null when it is no use without the one it lost. */
export function safeAttributes(tag: string, given: Given): SafeAttributes | null {
  const all = { ...(Object.hasOwn(own, tag) ? own[tag]?.(given) : {}), lang: language(given['lang']) };
  const kept: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(all)) if (value !== undefined) kept[name] = value;
  const need = Object.hasOwn(needed, tag) ? needed[tag] : undefined;
  return need !== undefined && !Object.hasOwn(kept, need) ? null : kept;
}
