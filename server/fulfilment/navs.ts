import type { NavLink, ShellWire } from '#services/shell/shell.contract.ts';

/** The links of the frame that depend on the store somebody shops in. */
export type Navs = Pick<ShellWire, 'mainNavs' | 'specials'>;

const isExpressLink = ({ href }: NavLink): boolean => /^\/express(?:[/?#]|$)/.test(href);

/** A link to express stands only where the store does express; the operator's other links stand everywhere. */
export function navsAt<S extends Navs>(shell: S, isExpress: boolean): S {
  if (isExpress) return shell;
  const without = (links: readonly NavLink[]) => links.filter((link) => !isExpressLink(link));
  return {
    ...shell,
    ...(shell.mainNavs && { mainNavs: without(shell.mainNavs) }),
    ...(shell.specials && { specials: without(shell.specials) }),
  };
}

/** The links at a store, as far as they are not those that stood at the one before. */
export function otherNavs(shell: Navs, wasExpress: boolean, isExpress: boolean): Navs {
  const [was, now] = [navsAt(shell, wasExpress), navsAt(shell, isExpress)];
  const isOther = (list: keyof Navs) => (was[list]?.length ?? 0) !== (now[list]?.length ?? 0);
  return {
    ...(isOther('mainNavs') && { mainNavs: now.mainNavs }),
    ...(isOther('specials') && { specials: now.specials }),
  };
}
