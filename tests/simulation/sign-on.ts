import type { Store } from '#server/app.ts';
import { Browser } from '../server/bff/browser.ts';
import type { SimBrowser } from './browser.ts';
import type { Person } from './people.ts';
import { origin } from './store.ts';

const sessionCookie = 'cw-ssoc';

/**
 * Signs somebody in at the provider beside the store: its pages, its redirects and the way back, in one piece. True when
 * the browser has a session then.
 */
export async function signOnAtProvider(
  fetch: Store['fetch'],
  { email, password }: Pick<Person, 'email' | 'password'>,
  browser: SimBrowser,
): Promise<boolean> {
  const agent = new Browser({ fetch }, origin);
  const page = await agent.go(`/bff/initiate-oidc-signin?redirectUrl=${encodeURIComponent('/trolley')}`);
  await agent.send(page, { email, password });
  const secret = agent.cookie(sessionCookie);
  if (secret === undefined) return false;
  browser.keepCookies([`${sessionCookie}=${secret}; Path=/`]);
  return true;
}
