const nativeMarker = /^OnlineShopping\.Native/;

/**
 * Whether a write comes from the store's own pages. The browser says so itself; one too old to do so must name our
 * origin; a client that is no browser must say what it is and may bring no cookie.
 */
export function isOwnWrite(headers: Headers, publicOrigin: string): boolean {
  const site = headers.get('sec-fetch-site');
  const origin = headers.get('origin');
  if (site !== null) return site === 'same-origin' && (origin === null || origin === publicOrigin);
  if (origin !== null) return origin === publicOrigin;
  return !headers.has('cookie') && nativeMarker.test(headers.get('x-requested-with') ?? '');
}
