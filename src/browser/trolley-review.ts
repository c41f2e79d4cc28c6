import {
  chartOf,
  chartSettled,
  flagsOf,
  isOn,
  type MessageModal,
  modalsOf,
  sessionOf,
  type ShopActor,
} from '#machines/shop/index.ts';
import type { trolleyMachine } from '#machines/trolley/index.ts';
import { causesOf } from '#services/modals/causes.rules.ts';
import type { QueuedKind } from '#services/modals/modals.words.ts';
import type { ContextFlags } from '#services/session/session.contract.ts';
import { sources } from '#services/trolley/trolley.words.ts';
import type { RouterContext } from '#routes/-context.ts';
import { href } from '#ui/link/href.ts';
import { restrictedMessage, type SecondWay } from '#ui/modal-messages/restricted-words.ts';
import type { ShopRouter } from '../router.tsx';
import { goTo } from './go-to.ts';

type Edge = {
  readonly router: ShopRouter;
  readonly shop: ShopActor;
  readonly openLate: RouterContext['openLate'];
};
type Message = Pick<MessageModal, 'id' | 'type' | 'data'>;

const reviewPath = '/reviewtrolley';
const restrictedId = 'restricted items ';

/** What is said of each reason. */
const messages: { readonly [K in QueuedKind]: (flags: ContextFlags, isRebranded: boolean) => Message } = {
  'restricted-item': (flags, isRebranded) => {
    const { data, secondWay } = restrictedMessage(flags, isRebranded);
    return { id: `${restrictedId}${secondWay ?? ''}`, type: 'genericModal', data };
  },
  'trolley-review': () => ({ id: 'trolley review', type: 'reviewTrolley', data: { ctaAction: href.page(reviewPath) } }),
};

/** Takes out what may not be handed over in any locker, and nothing else. */
async function removeAlcohol({ shop, openLate }: Edge): Promise<void> {
  await openLate('trolley');
  await chartSettled(shop, 'trolley');
  const trolley = chartOf<typeof trolleyMachine>(shop, 'trolley');
  for (const { sku, name, unit, restriction } of trolley?.getSnapshot().context.trolley?.items ?? [])
    if (restriction === 'Alcohol')
      trolley?.send({ type: 'line.set', sku, name, unit, amount: 0, source: sources.trolley });
}

/** Waits for the next page to say what does not fit the place and the time, for as long as that holds. */
export function followCauses(edge: Edge): void {
  const { router, shop } = edge;
  const session = sessionOf(shop);
  /** Reasons that the visitor has seen for themselves: they are on the page that shows them. */
  let seen: readonly string[] = [];
  let told = '';

  const causes = () => {
    const { flags, fulfilment } = session.getSnapshot().context;
    return causesOf(flags, fulfilment);
  };
  const tell = () => {
    const all = causes();
    seen = seen.filter((cause) => all.some((one) => one.cause === cause));
    const standing = all.filter(({ cause }) => !seen.includes(cause));
    const now = JSON.stringify(standing);
    if (now === told) return;
    const before = told;
    told = now;
    shop.send({ type: 'causes.told', standing: standing.map(({ cause }) => cause) });
    for (const { kind, cause } of standing) {
      const isRebranded = isOn(flagsOf(shop).getSnapshot(), 'EnableRebrandToDeliveryNow');
      const message = messages[kind](session.getSnapshot().context.flags, isRebranded);
      if (!before.includes(JSON.stringify(cause)))
        shop.send({
          type: 'modal.queue',
          ...{ kind, cause },
          modal: { ...message, isDismissible: true, hasBack: false, outlivesPage: false },
        });
    }
  };
  const look = (pathname: string) => {
    if (!pathname.startsWith(reviewPath)) return;
    seen = causes()
      .filter(({ kind }) => kind === 'trolley-review')
      .map(({ cause }) => cause);
    tell();
  };
  modalsOf(shop).on('modal.ended', ({ id, end }) => {
    if (end !== 'cancel') return;
    if (id === `${restrictedId}${'anotherTime' satisfies SecondWay}`) goTo(router, shop, href.page('/bookatimeslot'));
    if (id !== `${restrictedId}${'remove' satisfies SecondWay}`) return;
    // What could not be taken out stands there too, with the button that does it.
    const review = () => goTo(router, shop, href.page(reviewPath));
    void removeAlcohol(edge).then(review, review);
  });
  router.subscribe('onBeforeLoad', ({ toLocation }) => look(toLocation.pathname));
  session.subscribe(tell);
  look(router.state.location.pathname);
  tell();
}
