import { type ActorRefFrom, fromPromise } from 'xstate';
import { type GateReport, gateMachine } from '#machines/gate/index.ts';
import {
  chartOf,
  type MessageModal,
  messageIn,
  modalsOf,
  openChart,
  sessionOf,
  type ShopActor,
  shopperOf,
} from '#machines/shop/index.ts';
import { isOnboardingDue, purchaseByQuantity } from '#routes/-onboarding-due.ts';
import { createActionStore } from '#services/gate/action-store.ts';
import type { GatedAction, KeptAction, Visitor } from '#services/gate/gate.words.ts';
import type { GenericModal, ModalEventType } from '#services/modals/modals.words.ts';
import { withoutModals } from '#services/navigation/outlets.rules.ts';
import { droppedText, failedMessage, finishedText, offerMessage } from '#ui/modal-messages/gate-words.ts';
import { href } from '#ui/link/href.ts';
import { promptOf } from '#ui/modal-messages/message-of.ts';
import { servicesOf } from '../services-of.ts';
import type { GateEdge } from './gate-door.ts';
import { finishGranted } from './granted.ts';
import { gatedActionOf } from './gated-link.ts';
import { goTo } from './go-to.ts';
import { newId } from './new-id.ts';

const ours = 'gate ';

const visitorOf = (shop: ShopActor): Visitor => {
  const { isLoggedIn, isShopper, shopperScvId } = shopperOf(sessionOf(shop).getSnapshot());
  return { role: isShopper ? 'shopper' : isLoggedIn ? 'nonShopper' : 'guest', subject: shopperScvId };
};

/** One tab at a time, where the browser has locks; the store's key is what holds in any case. */
const aloneIn =
  ({ locks }: Partial<Pick<Navigator, 'locks'>>) =>
  async <T>(work: () => T): Promise<T> =>
    locks ? await locks.request('kete:blocked-action', async () => work()) : work();

/** Opens the gate for the page's life, and joins it to who is here, to the modals, and to whoever finishes things. */
export function openGate({ page, router, shop, openLate, random }: GateEdge) {
  const { clock, storage } = servicesOf(shop.system);
  const store = createActionStore({
    tab: () => page.sessionStorage,
    all: () => page.localStorage,
    alone: aloneIn(page.navigator),
    log: page.console,
  });
  const whenKept = async (kept: KeptAction | null, work: (kept: KeptAction) => unknown) => kept && work(kept);
  const logic = gateMachine.provide({
    actors: {
      keepAction: fromPromise(async ({ input }) => void (await whenKept(input.kept, store.keep))),
      claimAction: fromPromise(async ({ input: { kept } }) => {
        const isOurs = kept !== null && (await store.claim(kept, clock.nowMs()));
        return { isOurs, nowMs: clock.nowMs() };
      }),
      forgetAction: fromPromise(async () => store.forget()),
    },
  });
  const gate: ActorRefFrom<typeof gateMachine> = openChart(shop, 'gate', logic as typeof gateMachine, {
    visitor: visitorOf(shop),
    kept: store.read(),
    hasOffered: store.wasOffered(),
  });

  const returnPath = () => withoutModals(router.state.location.publicHref);
  const show = (id: string, type: ModalEventType, data: GenericModal, more: Partial<MessageModal> = {}) =>
    shop.send({
      type: 'modal.open',
      modal: { id: `${ours}${id}`, type, data, isDismissible: true, hasBack: false, outlivesPage: false, ...more },
    });
  const say = (id: string, text: string | null) => {
    if (text !== null) shop.send({ type: 'toast.show', toast: { id: `${ours}${id}`, text } });
  };
  const hear: { [Type in GateReport['type']]: (report: Extract<GateReport, { type: Type }>) => void } = {
    'prompt.wanted': ({ id, action, role }) =>
      show(id, action.kind, promptOf(action.kind, { isLoggedIn: role !== 'guest', returnPath: returnPath() })),
    'failure.wanted': ({ id, action, failure }) =>
      show(id, 'addToTrolleyError', failedMessage(action, failure), { outlivesPage: true }),
    'words.unwanted': () => {
      const modals = modalsOf(shop);
      if (messageIn(modals.getSnapshot())?.id.startsWith(ours)) modals.send({ type: 'modal.close' });
    },
    'action.finished': ({ action }) => granted.wasAskedAbout(action) || say('finished', finishedText(action)),
    'action.dropped': ({ action, reason }) => say('dropped', droppedText(action, reason)),
    'offer.wanted': () => {
      store.keepOffered();
      show('offer', 'genericModal', offerMessage(returnPath()));
    },
  };
  gate.on('*', (report) => (hear[report.type] as (report: GateReport) => void)(report));
  modalsOf(shop).on('modal.ended', ({ id, end }) => {
    if (id.startsWith(ours)) gate.send({ type: 'words.ended', id: id.slice(ours.length), isChosen: end === 'action' });
  });
  const granted = finishGranted({
    shop,
    gate,
    openLate,
    onLost: (action) => show('lost', 'addToTrolleyError', lostMessage(action)),
    onByPiece: () => {
      if (!isOnboardingDue(shop, storage, purchaseByQuantity)) return;
      goTo(router, shop, href.modalOver(returnPath(), { outlet: 'vt-modal', path: 'purchase-by-quantity-message' }));
    },
  });

  const tellVisitor = () => {
    const visitor = visitorOf(shop);
    if (sessionOf(shop).getSnapshot().hasTag('settled')) gate.send({ type: 'visitor.told', visitor });
  };
  let told = '';
  const tellWhenChanged = () => {
    const now = JSON.stringify(visitorOf(shop));
    if (now === told) return;
    told = now;
    tellVisitor();
  };
  sessionOf(shop).subscribe(tellWhenChanged);
  tellWhenChanged();

  const ask = (action: GatedAction) =>
    gate.send({ type: 'action.ask', action, key: newId(random), nowMs: clock.nowMs() });
  return {
    ask,
    press: (link: HTMLElement) => ask(gatedActionOf(link)),
    enterSlots: () => gate.send({ type: 'slots.enter' }),
  };
}

/** What was asked for by a shopper and could not even be begun. */
const lostMessage = (action: GatedAction): GenericModal => {
  const { title, description, icon } = failedMessage(action, null);
  return { ...(title ? { title } : {}), ...(description ? { description } : {}), ...(icon ? { icon } : {}) };
};

export type GateActor = ActorRefFrom<typeof gateMachine>;
export const gateOf = (shop: ShopActor) => chartOf<typeof gateMachine>(shop, 'gate');
