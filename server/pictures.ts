import { drawPack, type PackFacts, packName, packSpecOf } from '#fixtures/packs/packs.ts';

export type Picture = { readonly svg: string };
export type PictureParts = {
  readonly factsOf: (sku: string) => Promise<PackFacts | null>;
  readonly drawArt: (name: string) => string | null;
  /** How many drawn pictures are kept; the one not asked for the longest goes first. */
  readonly most?: number;
};
/** Null when the address is not that of a picture. */
export type Pictures = (path: string) => Picture | null | Promise<Picture | null>;

const packs = /^\/assets\/packs\/((\d{1,12})-[a-z0-9]{1,12})\.svg$/;
const art = /^\/assets\/art\/([a-z0-9-]{1,80})\.svg$/;

export const isPicture = (path: string): boolean => packs.test(path) || art.test(path);

/** Draws the pack-shots and the other art on demand. A name of another time or another product draws nothing. */
export function createPictures({ factsOf, drawArt, most = 2_000 }: PictureParts): Pictures {
  const kept = new Map<string, Picture>();

  const keep = (path: string, svg: string | null): Picture | null => {
    if (svg === null) return null;
    const picture = { svg };
    kept.set(path, picture);
    if (kept.size > most) kept.delete(kept.keys().next().value ?? path);
    return picture;
  };
  const drawn = async (path: string, name: string, sku: string) => {
    const facts = await factsOf(sku);
    return facts === null || packName(facts) !== name ? null : keep(path, drawPack(packSpecOf(facts)));
  };

  return (path) => {
    const had = kept.get(path);
    if (had) {
      kept.delete(path);
      kept.set(path, had);
      return had;
    }
    const [, name, sku] = packs.exec(path) ?? [];
    if (name !== undefined && sku !== undefined) return drawn(path, name, sku);
    const [, artName] = art.exec(path) ?? [];
    return artName === undefined ? null : keep(path, drawArt(artName));
  };
}
