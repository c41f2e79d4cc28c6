import type { LocationRewrite } from '@tanstack/react-router';
import { joinOutlets, lowerPath, splitOutlets } from '#services/navigation/outlets.rules.ts';

const key = 'modals=';

/**
 * /account/orders/(account-modal:change-order)?source=x in the address bar is /account/orders?source=x&modals=… in the router.
 * The query is moved as text: URLSearchParams would encode all of it again and the router would redirect for ever;
 * so it would over a bar, which Chromium encodes in a path where the URL standard does not.
 */
export const outletRewrite: Required<Pick<LocationRewrite, 'input' | 'output'>> = {
  input: ({ url }) => {
    const { path, modals } = splitOutlets(url.pathname);
    const rest = url.search
      .slice(1)
      .split('&')
      .filter((part) => part !== '' && !part.startsWith(key));
    url.pathname = path;
    url.search = (modals === '' ? rest : [...rest, `${key}${lowerPath(modals)}`]).join('&');
    return url;
  },
  output: ({ url }) => {
    const parts = url.search.slice(1).split('&');
    const modals = parts.find((part) => part.startsWith(key))?.slice(key.length);
    url.pathname = url.pathname.replaceAll('|', '%7C');
    if (modals === undefined) return url;
    url.search = parts.filter((part) => !part.startsWith(key)).join('&');
    url.pathname = joinOutlets(url.pathname, modals);
    return url;
  },
};

export { fromPublicHref } from '#services/navigation/public-href.rules.ts';
