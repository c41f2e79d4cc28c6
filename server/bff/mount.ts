import type { Hono } from 'hono';
import { refusals } from '../api/refusal.ts';
import type { StoreWorld } from '../api/store-world.ts';
import type { openSignOn } from './open.ts';
import { embeddedPath, paths, type SignOn } from './sign-on.ts';

type App = { Bindings: { readonly client?: string | undefined } };

/**
 * Adds the navigations of signing in and out, and the embedded provider where there is one. Says which paths it took.
 * What answers there is loaded at the first request, so that a store opens as fast as without it.
 */
export function mountSignOn(app: Hono<App>, world: StoreWorld, signOn: SignOn | null): readonly string[] {
  let opened: Promise<ReturnType<typeof openSignOn>> | undefined;
  const open = () => (opened ??= import('./open.ts').then((module) => module.openSignOn(world, signOn)));
  const taken = Object.values(paths);
  for (const path of taken)
    app.get(path, async (c) => {
      if (c.req.raw.method !== 'GET') throw refusals.wrongMethod('GET');
      return (await open()).bff[path](c.req.raw);
    });
  if (signOn?.kind === 'embedded')
    app.all(`${embeddedPath}/*`, async (c) => {
      const { idp } = await open();
      if (!idp) throw refusals.notFound();
      return idp.fetch(c.req.raw, c.env?.client ?? '');
    });
  return taken;
}
