import type { CustomFetch } from 'openid-client';
import { embeddedPath, type SignOn } from './sign-on.ts';

type Ask = (request: Request) => Promise<Response>;
type Parts = {
  readonly signOn: SignOn;
  readonly publicOrigin: string;
  /** Asks the provider beside the store without leaving the process. */
  readonly askEmbedded: Ask;
  /** Asks the world. */
  readonly askWorld: Ask;
};

/** The store was about to ask somebody whom its configuration does not name. */
export class NotAllowed extends Error {
  override readonly name = 'NotAllowed';
}

/**
 * Every request of the sign-in that leaves the store: to the issuer and the origins named beside it, to nobody else, and
 * never on to where an answer points. The embedded provider is asked in process, so that it works behind any proxy.
 */
export function createOutgoing({ signOn, publicOrigin, askEmbedded, askWorld }: Parts): CustomFetch {
  const allowed = signOn.kind === 'issuer' ? [new URL(signOn.issuer).origin, ...signOn.origins] : [];
  return (url, { method, headers, body, signal }) => {
    const request = new Request(url, {
      method,
      headers,
      redirect: 'manual',
      ...(body == null ? {} : { body: body as string | URLSearchParams }),
      ...(signal === undefined ? {} : { signal }),
    });
    const { origin, pathname } = new URL(url);
    if (signOn.kind === 'embedded' && origin === publicOrigin && pathname.startsWith(`${embeddedPath}/`))
      return askEmbedded(request);
    if (!allowed.includes(origin)) throw new NotAllowed();
    return askWorld(request);
  };
}
