import { type BuiltScripts, sha384 } from './scripts-file.ts';

type Because = { readonly owner: string; readonly reason: string };
/** An inline script: all of it by its hash, or the words around data that differs each time. */
type Inline = Because & { readonly name: string } & (
    | { readonly sha384: string }
    | { readonly begins: string; readonly ends: string }
  );
/** What may run where somebody pays, and what is said with the page: checked in, and read by a person. */
export type Inventory = {
  readonly pages: readonly string[];
  readonly ours: readonly (Because & { readonly parts: readonly string[] })[];
  readonly libraries: readonly (Because & { readonly name: string })[];
  readonly inline: readonly Inline[];
  readonly headers: Readonly<Record<string, string>>;
};

/** What a browser was given at one of these pages. */
export type Seen = {
  readonly scripts: readonly { readonly url: string; readonly sha384: string }[];
  readonly inline: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  /** Every origin that was asked for anything. */
  readonly origins: readonly string[];
  /** Of the policy that was broken. */
  readonly reports: readonly string[];
};
/** Where those pages stand, and the only other origin that they may ask. */
export type Origins = { readonly shop: string; readonly pay: string };

const text = /"(?:[^"\\]|\\.)*"/g;
const data =
  /^(?:[{}[\],:=!]|""|\$R\[\d+\]|-?\d+(?:\.\d+)?(?:e[+-]?\d+)?|null|void 0|[A-Za-z_]\w*:|\$_TSR\.t\.get\(""\)\(\d+\))*$/;
/** Whether nothing in it could run: texts, numbers, lists and records. */
export const isData = (script: string): boolean => data.test(script.replace(text, '""'));

const isNamed = (inventory: Inventory, script: string) =>
  inventory.inline.some((known) => {
    if ('sha384' in known) return known.sha384 === sha384(script);
    const { begins, ends } = known;
    return script.startsWith(begins) && script.endsWith(ends) && isData(script.slice(begins.length, -ends.length));
  });

/** A room by its name, or all rooms of a floor: `routes/*`. */
const covers = (name: string, part: string) =>
  name === part || (name.endsWith('/*') && part.startsWith(name.slice(0, -1)));
const namesIn = ({ ours, libraries }: Inventory): readonly string[] => [
  ...ours.flatMap(({ parts }) => parts),
  ...libraries.map(({ name }) => name),
];

const isBuiltIn = (built: BuiltScripts) => {
  const parts = Object.values(built).flatMap((script) => script.parts);
  return (name: string) => parts.some((part) => covers(name, part));
};

function troubleWith(url: string, hash: string, named: readonly string[], built: BuiltScripts, shop: string) {
  const known = url.startsWith(`${shop}/`) ? built[url.slice(shop.length)] : undefined;
  if (!known) return [`${url} is no script of this build`];
  const changed = known.sha384 === hash ? [] : [`${url} is not as it was built`];
  const unnamed = known.parts.filter((part) => !named.some((name) => covers(name, part)));
  return [...changed, ...unnamed.map((part) => `${url} has ${part} in it, which the inventory does not name`)];
}

/** Everything that is not as the inventory and the build say; nothing when all is. */
export function problemsOf(seen: Seen, inventory: Inventory, built: BuiltScripts, { shop, pay }: Origins): string[] {
  const named = namesIn(inventory);
  const names = new Set([...Object.keys(seen.headers), ...Object.keys(inventory.headers)]);
  const isBuilt = isBuiltIn(built);
  return [
    ...seen.scripts.flatMap(({ url, sha384: hash }) => troubleWith(url, hash, named, built, shop)),
    ...seen.inline
      .filter((script) => !isNamed(inventory, script))
      .map((script) => `an inline script that begins with ${JSON.stringify(script.slice(0, 80))} is not named`),
    ...[...names]
      .filter((name) => seen.headers[name] !== inventory.headers[name])
      .map((name) => `the header ${name} is ${seen.headers[name] ?? 'missing'}`),
    ...seen.origins
      .filter((origin) => origin !== shop && origin !== pay)
      .map((origin) => `${origin} was asked for something`),
    ...seen.reports.map((report) => `the policy was broken: ${report}`),
    ...named.filter((name) => !isBuilt(name)).map((name) => `${name} is named, and nowhere in the build`),
    ...[...inventory.ours, ...inventory.libraries, ...inventory.inline]
      .filter(({ owner, reason }) => owner === '' || reason === '')
      .map((row) => `nobody has said why: ${JSON.stringify(row).slice(0, 120)}`),
  ];
}

const unsaid: Because = { owner: '', reason: '' };

/** The inventory as it would have to be: what is new in it has no owner and no reason yet, and a person gives it both. */
export function proposalOf(seen: Seen, inventory: Inventory, built: BuiltScripts, { shop }: Origins): Inventory {
  const named = namesIn(inventory);
  const isBuilt = isBuiltIn(built);
  const loaded = new Set(seen.scripts.flatMap(({ url }) => built[url.slice(shop.length)]?.parts ?? []));
  const fresh = [...loaded].filter((part) => !named.some((name) => covers(name, part))).toSorted();
  const rooms = fresh.filter((part) => !part.startsWith('npm:'));
  const kept = inventory.ours.map((group) => ({ ...group, parts: group.parts.filter(isBuilt) }));
  return {
    pages: inventory.pages,
    ours: rooms.length === 0 ? kept : [...kept, { ...unsaid, parts: rooms }],
    libraries: [
      ...inventory.libraries.filter(({ name }) => isBuilt(name)),
      ...fresh.filter((part) => part.startsWith('npm:')).map((name) => ({ name, ...unsaid })),
    ],
    inline: [
      ...inventory.inline,
      ...seen.inline
        .filter((script) => !isNamed(inventory, script))
        .map((script) => ({ name: script.slice(0, 60), ...unsaid, sha384: sha384(script) })),
    ],
    headers: seen.headers,
  };
}
