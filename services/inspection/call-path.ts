import { defaultEndpoints } from '../http/endpoints.ts';

const paths = Object.values(defaultEndpoints).map((path) => path.replace('v2:', ''));
const ownParts: ReadonlySet<string> = new Set([
  ...paths.flatMap((path) => path.split('/').filter((part) => !part.startsWith('{'))),
  ...['api', 'v1', 'v2', 'bff', 'assets', 'csp-reports'],
]);
const addressOf = (address: string, origin: string): URL | null =>
  URL.canParse(address, origin) ? new URL(address, origin) : null;

/** An address of the store as a pattern: only what the shop's own paths are made of stays, and of a query nothing. */
export function callPath(address: string, origin: string): string {
  const url = addressOf(address, origin);
  if (!url || url.origin !== origin) return 'another place';
  const parts = url.pathname.split('/').map((part) => (ownParts.has(part) ? part : part === '' ? '' : '{}'));
  return `${parts.join('/')}${url.search === '' ? '' : '?'}`;
}
