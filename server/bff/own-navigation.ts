/**
 * Whether somebody came here by a link of ours or by hand, and means it: not sent by another site, not a picture, a
 * frame or a guess of the browser's. One too old to say has to name our origin.
 */
export function isOwnNavigation(headers: Headers, publicOrigin: string): boolean {
  if (/prefetch|prerender/i.test(`${headers.get('sec-purpose')} ${headers.get('purpose')}`)) return false;
  const site = headers.get('sec-fetch-site');
  if (site !== null) {
    const isWhole =
      headers.get('sec-fetch-mode') !== 'no-cors' && (headers.get('sec-fetch-dest') ?? 'document') === 'document';
    return isWhole && (site === 'same-origin' || site === 'none');
  }
  const origin = headers.get('origin');
  if (origin !== null) return origin === publicOrigin;
  return headers.get('referer')?.startsWith(`${publicOrigin}/`) === true;
}
