import { asItIs, type Rename } from '#services/display/renames.rules.ts';
import type { NavLink, Shell } from '#services/shell/shell.contract.ts';

type Links = Pick<Shell, 'mainNavs' | 'dynamicHeaderLink' | 'specials' | 'footerLinks'>;

/** The operator's links as they are called today; where they lead to does not change. */
export function renamedLinks<Frame extends Links>(shell: Frame, rename: Rename): Frame {
  if (rename === asItIs) return shell;
  const renamed = (link: NavLink): NavLink => ({ ...link, label: rename(link.label) });
  return {
    ...shell,
    mainNavs: shell.mainNavs.map(renamed),
    dynamicHeaderLink: shell.dynamicHeaderLink && renamed(shell.dynamicHeaderLink),
    specials: shell.specials.map(renamed),
    footerLinks: shell.footerLinks.map(({ title, links }) => ({ title: rename(title), links: links.map(renamed) })),
  };
}
