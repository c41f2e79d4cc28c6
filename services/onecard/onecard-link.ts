import { type Area, tryingIn } from '../storage/area.ts';

const key = 'onecardLink';
const query = 'oToken';
const form = /^[A-Za-z0-9_-]{1,200}$/;

/** The token of an address and the address without it; null when it has none. */
export function onecardLinkIn(publicHref: string): { readonly token: string; readonly rest: string } | null {
  const [, path = '', search = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/.exec(publicHref) ?? [];
  const parts = search.split('&');
  const isOwn = (part: string) => part.split('=', 1)[0] === query;
  if (!parts.some(isOwn)) return null;
  const kept = parts.filter((part) => part !== '' && !isOwn(part)).join('&');
  const token = parts.find(isOwn)?.slice(query.length + 1) ?? '';
  return { token, rest: `${path}${kept === '' ? '' : `?${kept}`}${hash}` };
}

/** What this tab keeps of a link until its card is joined. It is in no address, no chart and no log. */
export function createOnecardLink(area: () => Area | undefined) {
  let own: string | null = null;
  const trying = tryingIn(area);
  return {
    read: (): string | null => {
      const kept = own ?? trying((open) => open.getItem(key)) ?? '';
      return form.test(kept) ? kept : null;
    },
    keep: (token: string): void => {
      if (!form.test(token)) return;
      own = token;
      trying((open) => open.setItem(key, token));
    },
    forget: (): void => {
      own = null;
      trying((open) => open.removeItem(key));
    },
  };
}
