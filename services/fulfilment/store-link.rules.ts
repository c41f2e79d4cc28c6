/** The store that an address asks for: a whole number, and nothing else is believed. */
export function storeLinkOf(search: string): number | null {
  const text = new URLSearchParams(search).get('storeId') ?? '';
  return /^\d{1,9}$/.test(text) && Number(text) > 0 ? Number(text) : null;
}

/** The same address without that wish. */
export function withoutStoreLink(publicHref: string): string {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)\??([^#]*)(.*)$/s.exec(publicHref) ?? [];
  const rest = query.split('&').filter((pair) => pair !== '' && !/^storeId(?:=|$)/.test(pair));
  return `${path}${rest.length > 0 ? `?${rest.join('&')}` : ''}${hash}`;
}
