export type Marker = 'WebApp' | 'Server';

/** What every call carries. The marker and the version are information; nobody decides anything by them. */
const always = {
  accept: 'application/json',
  'content-type': 'application/json',
  'cache-control': 'no-cache',
  pragma: 'no-cache',
  expires: 'Sat, 01 Jan 2000 00:00:00 GMT',
} as const;

export const headersFor = (path: string, marker: Marker, version: string): Record<string, string> => ({
  ...always,
  'x-requested-with': `OnlineShopping.${marker}`,
  ...(path.startsWith('/api/') ? { 'x-ui-ver': version } : {}),
});
