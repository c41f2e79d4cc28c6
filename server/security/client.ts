import { isIP } from 'node:net';

type Incoming = {
  readonly socket: { readonly remoteAddress?: string | undefined };
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
};

/**
 * The address a request came from. Behind one proxy that is trusted it is the last one that the header names, which the
 * proxy wrote: whatever stands before that, anyone may have written.
 */
export function clientOf({ socket, headers }: Incoming, isProxyTrusted: boolean): string {
  const direct = socket.remoteAddress ?? '';
  if (!isProxyTrusted) return direct;
  const told = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',').at(-1)?.trim() ?? '';
  return isIP(told) === 0 ? direct : told;
}
