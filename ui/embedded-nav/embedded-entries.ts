import type { Settings } from '#services/settings/settings.contract.ts';
import { href } from '#ui/link/href.ts';
import { navigationTexts as texts } from '#ui/texts/navigation.texts.ts';

type Link = { readonly name: string; readonly label: string; readonly href: string };
type Asked = Pick<Settings, 'showSpecials' | 'embeddedLinks'>;

const ownLinks: readonly Link[] = [
  { name: 'shop', label: texts.shop.text, href: href.home() },
  { name: 'browse', label: texts.browse.text, href: href.browse() },
  { name: 'specials', label: texts.specials.text, href: href.specials() },
  { name: 'favourites', label: texts.myFavourites.text, href: href.page('/myfavourites') },
];

/** The links of the app's top bar: without specials when the setting is off, with the operator's enabled extras at the end. */
export const embeddedEntries = ({ showSpecials, embeddedLinks }: Asked): readonly Link[] => [
  ...ownLinks.filter(({ name }) => showSpecials || name !== 'specials'),
  ...embeddedLinks.filter(({ enabled }) => enabled).map((link) => ({ ...link, name: link.label })),
];
