import type { fulfilmentMachine } from '#machines/fulfilment/index.ts';
import {
  chartOf,
  fulfilmentOf,
  isLoggedIn,
  isShopper,
  sessionOf,
  type ShopActor,
  subjectOf,
} from '#machines/shop/index.ts';
import type { AnalyticsService } from '#services/analytics/analytics.contract.ts';
import { sessionSettingsOf } from '#services/analytics/session-settings.rules.ts';
import { hearsOfExpress } from '#services/fulfilment/express-terms.rules.ts';
import { keepChoice, wishFromKept } from '#services/fulfilment/kept-choice.ts';
import { withoutModals } from '#services/navigation/outlets.rules.ts';
import type { LocalStore } from '#services/storage/local-store.ts';
import type { RouterContext } from '#routes/-context.ts';
import { href } from '#ui/link/href.ts';
import type { ShopRouter } from '../router.tsx';
import { goTo } from './go-to.ts';

type Edge = {
  readonly router: ShopRouter;
  readonly shop: ShopActor;
  readonly storage: LocalStore;
  readonly analytics: Pick<AnalyticsService, 'send'>;
  readonly openLate: RouterContext['openLate'];
};

/** What is done whenever the terms are told anew: they are remembered, counted, and their limit is said. */
export function followTerms({ router, shop, storage, analytics, openLate }: Edge): void {
  const session = sessionOf(shop);
  let counted = '';
  let flagged: object | null = null;
  let asked: string | null = null;
  let seen: unknown;

  /** In a browser that is somebody else's as yet, nothing is read or written. */
  const remember = () => {
    const now = session.getSnapshot();
    const [fulfilment, subject] = [fulfilmentOf(now), subjectOf(now)];
    const owner = storage.read('scvId');
    if (fulfilment === null || subject === null || !isLoggedIn(now) || (owner !== undefined && owner !== subject))
      return;
    keepChoice(storage, fulfilment);
    const wish = wishFromKept(storage, fulfilment);
    if (wish === null || asked === subject || now.context.shopper.isChangingOrder) return;
    asked = subject;
    void openLate('fulfilment').then(
      () => chartOf<typeof fulfilmentMachine>(shop, 'fulfilment')?.send(wish),
      () => (asked = null),
    );
  };
  const count = () => {
    const event = sessionSettingsOf(fulfilmentOf(session.getSnapshot()));
    const said = JSON.stringify(event);
    if (event && said !== counted) analytics.send(event);
    if (event) counted = said;
  };
  const sayLimit = () => {
    const now = session.getSnapshot();
    const { flags } = now.context;
    if (!flags?.expressItemQuantityExceededWhenItemIsAdded || flags === flagged) return;
    flagged = flags;
    if (!isShopper(now) || !hearsOfExpress(fulfilmentOf(now))) return;
    const here = withoutModals(router.state.location.publicHref);
    goTo(router, shop, href.modalOver(here, { outlet: 'express-modal', path: 'express-item-limit' }));
  };
  const look = () => {
    const { context } = session.getSnapshot();
    if (context.fulfilment === seen && context.flags === flagged) return;
    seen = context.fulfilment;
    remember();
    count();
    sayLimit();
  };
  session.subscribe(look);
  look();
}
