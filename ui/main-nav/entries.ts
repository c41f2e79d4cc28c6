import { splitHref } from '#services/navigation/outlets.rules.ts';
import type { NavLink, Shell } from '#services/shell/shell.contract.ts';
import { href } from '#ui/link/href.ts';
import { navigationTexts as texts } from '#ui/texts/navigation.texts.ts';

export const mainEntries: readonly NavLink[] = [
  { label: texts.home.text, href: href.home() },
  { label: texts.browse.text, href: href.browse() },
  { label: texts.specials.text, href: href.specials() },
  { label: texts.recipes.text, href: href.page('/recipes') },
  { label: texts.myFavourites.text, href: href.page('/myfavourites') },
];

/** What the mobile navigation has besides, in this order. */
export const mobileEntries: readonly NavLink[] = [
  { label: texts.shoppingList.text, href: href.page('/shoppinglist'), icon: 'list' },
  { label: texts.myAccount.text, href: href.page('/account'), icon: 'account' },
  { label: texts.storeFinder.text, href: href.page('/store-finder'), icon: 'store' },
  { label: texts.help.text, href: href.info('help'), icon: 'help' },
  { label: texts.app.text, href: href.info('app'), icon: 'app' },
  { label: texts.contact.text, href: href.page('/contact-us'), icon: 'mail' },
];

/** The operator's links where there are any, else the built-in ones. */
export const mainEntriesOf = ({ mainNavs }: Pick<Shell, 'mainNavs'>): readonly NavLink[] =>
  mainNavs.length > 0 ? mainNavs : mainEntries;

/** The path of an address, without what is asked of it. */
export const pathOf = (target: string): string => splitHref(target)[0];

/** Home is current only on its own; any other link also on the pages below it. */
export function isCurrent(target: string, path: string): boolean {
  const own = pathOf(target);
  return own === '/' ? path === '/' : path === own || path.startsWith(`${own}/`);
}
