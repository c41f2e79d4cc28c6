import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { besidesFood, fresh } from './glyph-names.ts';
import { roundPath, short } from './round-path.ts';

type IconSet = {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>;
};
type Metadata = { readonly categories: Readonly<Record<string, readonly string[]>> };

/** What a label has room for beside its letters, in bytes after gzip. */
const labelBytes = 620;
const signBytes = 840;
const freshBytes = 1_000;
const looseBytes = 1_900;

const json = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T;
const bytesOf = (text: string) => gzipSync(text).length;

/** Rounded, with ids of its own. */
function tidy(body: string, digits: number): string {
  const ids = [...body.matchAll(/\bid="([^"]+)"/g)].map(([, id = '']) => id);
  const plain = ids.reduce(
    (text, id, i) =>
      text.replaceAll(`"${id}"`, `"g${i}"`).replaceAll(`#${id})`, `#g${i})`).replaceAll(`"#${id}"`, `"#g${i}"`),
    body,
  );
  return plain
    .replace(/ d="([^"]+)"/g, (_, path: string) => ` d="${roundPath(path, digits)}"`)
    .replace(/"(-?\d*\.\d+)"/g, (_, number: string) => `"${short(Number(number), 2)}"`)
    .replace(/ xmlns:xlink="[^"]*"/g, '')
    .replaceAll('xlink:href', 'href')
    .replace(/\s*\n\s*/g, '');
}

function bodyOf(set: IconSet, name: string): string | null {
  return set.icons[name]?.body ?? set.icons[set.aliases?.[name]?.parent ?? '']?.body ?? null;
}

/** Every glyph a pack may carry, and finer ones where the thing itself is shown instead of a label. */
export function glyphsFile(sets: string): string {
  const fluent = json<IconSet>(`${sets}/fluent-emoji-flat/icons.json`);
  const noto = json<IconSet>(`${sets}/noto/icons.json`);
  const { categories } = json<Metadata>(`${sets}/fluent-emoji-flat/metadata.json`);
  const names = [...new Set([...(categories['Food & Drink'] ?? []), ...besidesFood])].sort();
  const common: string[] = [];
  const fine: string[] = [];
  const rich: string[] = [];
  for (const name of names) {
    const natural = fresh.includes(name) ? bodyOf(noto, name) : null;
    const drawn = natural === null ? null : tidy(natural, 1);
    const flat = bodyOf(fluent, name);
    const sign = flat === null ? null : tidy(flat, 2);
    const row = (box: number, body: string) => `  ['${name}', [${box}, ${JSON.stringify(body)}]],`;
    if (drawn !== null && bytesOf(drawn) <= labelBytes) common.push(row(128, drawn));
    else {
      if (sign !== null && bytesOf(sign) <= signBytes) common.push(row(32, sign));
      if (drawn !== null && bytesOf(drawn) <= freshBytes) fine.push(row(128, drawn));
      else if (drawn !== null && bytesOf(drawn) <= looseBytes) rich.push(row(128, drawn));
    }
  }
  return `/** Made by bin/make-art.ts from Fluent Emoji (MIT) and Noto Emoji (Apache-2.0): [size of its square, body]. */
export const glyphs: ReadonlyMap<string, readonly [box: number, body: string]> = new Map([
${common.join('\n')}
]);

/** Larger drawings, for packs that show the thing itself. */
export const freshGlyphs: typeof glyphs = new Map([
${fine.join('\n')}
]);

/** The largest, for what is sold without a pack. */
export const looseGlyphs: typeof glyphs = new Map([
${rich.join('\n')}
]);
`;
}
