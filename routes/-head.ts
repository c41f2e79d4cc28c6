import { settingsOf, wordsSettled } from '#machines/shop/index.ts';
import type { RouterContext } from './-context.ts';
import { placeOf, type PlaceId } from './-places.ts';

type Page = {
  readonly context: RouterContext;
  readonly place: PlaceId;
  /** Fills the {name} of the settings' words. */
  readonly name?: string | undefined;
  readonly description?: string | undefined;
  /** Path and query under which search engines keep the page; left out where they should not keep it. */
  readonly canonical?: string | undefined;
  readonly image?: string | undefined;
  readonly isHidden?: boolean;
};

type Meta = { title?: string; name?: string; property?: string; content?: string };

/** The head of a page, at once wherever its words are here; a browser that still asks for them waits a little. */
export function pageHead(page: Page) {
  return wordsSettled(page.context.shop)?.then(() => headOf(page)) ?? headOf(page);
}

/** Title, description, image and canonical address of a page, in the words of the settings. */
function headOf({ context, place, name, description, canonical, image, isHidden = false }: Page) {
  const settings = settingsOf(context.shop).getSnapshot().context.settings;
  const words = settings?.meta[place];
  const fill = (text: string) => text.replaceAll('{name}', name ?? '').trim();
  const isEmbedded = context.shop.getSnapshot().context.isEmbedded;
  const plainTitle = fill((isEmbedded ? words?.embeddedTitle : undefined) ?? words?.title ?? name ?? 'Kete');
  const text = description ?? fill(words?.description ?? '');
  const row = placeOf(place);
  const path = canonical ?? (row.path.includes('$') ? undefined : (words?.url ?? row.path));
  const isKept = !isHidden && row.who === 'anyone';
  const meta: Meta[] = [
    { title: plainTitle },
    ...(text === ''
      ? []
      : [
          { name: 'description', content: text },
          { property: 'og:description', content: text },
        ]),
    { property: 'og:title', content: plainTitle },
    { property: 'og:image', content: `${context.origin}${image ?? words?.image ?? '/icons/social-card.png'}` },
    ...(isKept ? [] : [{ name: 'robots', content: 'noindex' }]),
  ];
  return { meta, links: isKept && path !== undefined ? [{ rel: 'canonical', href: `${context.origin}${path}` }] : [] };
}
