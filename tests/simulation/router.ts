import type { ShopActor } from '#machines/shop/index.ts';
import { modalsOf, navigationOf } from '#machines/shop/index.ts';
import type { RouterContext } from '#routes/-context.ts';
import { guard } from '#routes/-guard.ts';
import { modalAt } from '#routes/-modal-chunks.ts';
import { type Place, type PlaceId, places } from '#routes/-places.ts';
import type { Move } from '#services/navigation/history.rules.ts';
import { joinOutlets, withoutModals } from '#services/navigation/outlets.rules.ts';
import type { ShopRouter } from '#src/router.tsx';

const byPath = new Map(Object.entries(places as Record<string, Place>).map(([id, { path }]) => [path, id as PlaceId]));
/** Three are promised; whoever needs more goes in a circle. */
export const mostHops = 3;

type Leading = { readonly options?: { readonly to?: string; readonly href?: string; readonly search?: object } };
type Edge = {
  readonly shop: ShopActor;
  readonly context: () => RouterContext;
  readonly arrive: (path: string, id: PlaceId) => void;
  readonly report: (what: string) => void;
  readonly setPlace: (path: string) => void;
  readonly isAlive: () => boolean;
};

const hrefOf = ({ to, href, search }: { to?: string; href?: string; search?: object }): string => {
  if (href !== undefined) return href;
  const { modals = '', ...asked } = (search ?? {}) as Readonly<Record<string, string>>;
  const query = new URLSearchParams(
    Object.entries(asked).flatMap(([name, value]) => (value == null ? [] : [[name, String(value)]])),
  ).toString();
  return `${joinOutlets(to ?? '/', modals)}${query === '' ? '' : `?${query}`}`;
};
const pathOf = (href: string) => withoutModals(href).split(/[?#]/)[0] ?? '/';

/** Leads from page to page as the router does, with the shop's own guard; nothing is drawn. */
export function createRouter({ shop, context, arrive, report, setPlace, isAlive }: Edge) {
  const state = { location: { pathname: '/', publicHref: '/', href: '/', state: {} }, matches: [] as unknown[] };
  const entries = ['/'];
  let [generation, at] = [0, 0];
  const enter = (href: string, move: Move): void => {
    if (typeof move === 'number') at = Math.min(Math.max(at + move, 0), entries.length - 1);
    if (move === 'push') entries.splice(++at);
    entries[at] = href;
  };
  const isOver = (own: number) => own !== generation || !isAlive();

  async function go(wanted: string, move: Move = 'push'): Promise<void> {
    const own = ++generation;
    navigationOf(shop).send({ type: 'navigation.started', generation: own });
    let href = wanted;
    for (let hop = 0; ; hop += 1) {
      const id = byPath.get(pathOf(href));
      if (id === undefined || hop > mostHops) {
        if (id !== undefined) report(`INV-7.3: the guards lead round and round from ${wanted} to ${href}`);
        if (!isOver(own)) navigationOf(shop).send({ type: 'navigation.failed', generation: own });
        return;
      }
      try {
        await guard(context(), href, [{ staticData: { place: id } }]);
      } catch (thrown) {
        const { options } = thrown as Leading;
        if (isOver(own)) return;
        if (!options) {
          navigationOf(shop).send({ type: 'navigation.failed', generation: own });
          return;
        }
        href = hrefOf(options);
        continue;
      }
      if (isOver(own)) return;
      state.location = { pathname: pathOf(href), publicHref: href, href, state: {} };
      state.matches = [{ staticData: { place: id }, status: 'success' }];
      enter(href, move);
      setPlace(pathOf(href));
      modalsOf(shop).send({ type: 'address.changed', modal: modalAt(href) });
      navigationOf(shop).send({ type: 'navigation.ended', generation: own, href, move, title: id });
      arrive(pathOf(href), id);
      return;
    }
  }
  const router = {
    state,
    go: (href: string, move: Move = 'push') =>
      void go(href, move).catch((error: unknown) => report(`a navigation failed: ${String(error)}`)),
    navigate: (to: { to?: string; href?: string; search?: object; replace?: boolean }) => {
      router.go(hrefOf(to), to.replace ? 'replace' : 'push');
      return Promise.resolve();
    },
    invalidate: () => {
      router.go(state.location.publicHref, 'replace');
      return Promise.resolve();
    },
    clearCache: () => undefined,
    subscribe: () => () => undefined,
    history: {
      location: { state: { __TSR_index: 0 } },
      subscribe: () => () => undefined,
      push: (to: string) => router.go(to),
      go: (steps: number) => router.go(entries[Math.max(at + steps, 0)] ?? '/', steps),
    },
  };
  return router;
}
export type SimRouter = ReturnType<typeof createRouter>;
export const asRouter = (router: SimRouter): ShopRouter => router as unknown as ShopRouter;
