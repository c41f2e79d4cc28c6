import { isLoggedIn, sessionOf } from '#machines/shop/index.ts';
import { asideActs } from './aside.acts.ts';
import { isPaying, pay, seenSum } from './paying.acts.ts';
import {
  type Act,
  can,
  changes,
  countIn,
  go,
  holds,
  isAt,
  now,
  press,
  type Scene,
  session,
  shops,
  tell,
} from './scene.ts';
import { goods, scarce } from './store.ts';
import { askAgain } from './tab.ts';

function tap(scene: Scene): void {
  const sku = scene.chance.pick(goods);
  const taps = scene.chance.between(1, 3);
  const from = scene.chance.between(0, 3);
  for (let at = 0; at < taps; at += 1)
    scene.later(at * 60, () => {
      const line = { sku, unit: 'Each', source: 'Simulation' } as const;
      const event =
        from === 0 && at === 0
          ? { type: 'line.add', amount: 1, ...line }
          : { type: 'line.set', amount: sku === scarce ? 2 : from + at, ...line };
      tell(scene, 'trolley', event);
    });
}

function chooseSlot(scene: Scene): void {
  const { summary, heldId } = (now(scene, 'timeSlots')?.context ?? {}) as {
    summary: { slots: readonly { id: string; state: string }[] } | null;
    heldId: string | null;
  };
  const open = (summary?.slots ?? []).filter(({ state, id }) => state === 'open' && id !== heldId);
  const slot = open[Math.min(open.length - 1, Math.floor(scene.chance.next() ** 2 * open.length))];
  if (slot) tell(scene, 'timeSlots', { type: 'slot.choose', slotId: slot.id, key: null } as never);
}

const orderIn = (scene: Scene): string | null => scene.who.orders.at(-1) ?? null;
const places = ['/', '/shop/browse', '/about-us', '/recipes'] as const;

/** Everything that somebody may do next; where the charts do not let them, they cannot. */
export const acts: readonly Act[] = [
  { name: 'look round', weight: 1, can: () => true, does: ({ load, chance }) => load.router.go(chance.pick(places)) },
  {
    name: 'look at what there is',
    weight: 1,
    can: () => true,
    does: ({ load, chance }) => void load.services.catalogue.product(chance.pick(goods)).catch(() => undefined),
  },
  { name: 'ask again', weight: 1, can: (scene) => session(scene).hasTag('stale'), does: ({ load }) => askAgain(load) },
  go('to sign in', '/securelogin', 10, (scene) => !isLoggedIn(session(scene))),
  {
    name: 'sign in',
    weight: 40,
    can: (scene) =>
      !isLoggedIn(session(scene)) &&
      isAt(scene, '/securelogin') &&
      can(scene, 'signIn', { type: 'form.submit', ...form(scene) } as never),
    does: (scene) => tell(scene, 'signIn', { type: 'form.submit', ...form(scene) } as never),
  },
  {
    name: 'sign in at the provider',
    weight: 0.6,
    can: (scene) => !isLoggedIn(session(scene)),
    does: ({ signOn }) => signOn(),
  },
  {
    name: 'sign out',
    weight: 0.5,
    can: (scene) => isLoggedIn(session(scene)),
    does: ({ load }) => load.shop.send({ type: 'logout.asked' }),
  },
  {
    name: 'stay signed in',
    weight: 3,
    can: (scene) => session(scene).can({ type: 'logout.dismiss' }),
    does: ({ load }) => sessionOf(load.shop).send({ type: 'logout.dismiss' }),
  },
  go('to the times', '/bookatimeslot', 12, (scene) => shops(scene) && !holds(scene) && !changes(scene)),
  press('fulfilment', 'address.choose', 0.4, ({ who }) => ({ addressId: who.addressId })),
  press('fulfilment', 'suburb.choose', 0.2, ({ who }) => ({ suburbId: who.suburbId })),
  press('fulfilment', 'change.retry', 1),
  press('fulfilment', 'method.choose', 0.2, ({ chance }) => ({ method: chance.next() < 0.8 ? 'Courier' : 'Pickup' })),
  {
    name: 'take a time',
    weight: 30,
    can: (scene) =>
      shops(scene) &&
      !changes(scene) &&
      now(scene, 'timeSlots')?.context.summary != null &&
      (!holds(scene) || scene.chance.next() < 0.03),
    does: chooseSlot,
  },
  press('timeSlots', 'slots.reload', 0.4),
  press('timeSlots', 'choice.retry', 1),
  press('reservation', 'hold.extend', 0.6),
  press('reservation', 'hold.release', 0.15),
  {
    name: 'tap',
    weight: (scene) => (countIn(scene) < 2 ? 20 : 2),
    can: (scene) => now(scene, 'trolley') !== undefined && shops(scene),
    does: tap,
  },
  press('trolley', 'trolley.clear', 0.15),
  press('trolley', 'line.retry', 0.5, ({ chance }) => ({ sku: chance.pick(goods) })),
  press('trolley', 'line.putBack', 0.3, ({ chance }) => ({ sku: chance.pick(goods) })),
  go('to the times on the way to the order', '/checkout/bookatimeslot', 1, (scene) => shops(scene) && !changes(scene)),
  go('to the trolley', '/trolley', 1),
  go(
    'to the review',
    '/checkout/revieworder',
    14,
    (scene) => shops(scene) && holds(scene) && countIn(scene) > 0 && !isAt(scene, '/checkout/payment'),
  ),
  press('order', 'wish.make', 1, ({ who }) => ({ wish: { kind: 'notes', text: `Ring twice, ${who.canary}` } })),
  press('order', 'order.retry', 1),
  press('order', 'text.type', 1, ({ who }) => ({ field: 'notes', text: `Ring once, ${who.canary}` })),
  press('order', 'text.leave', 0.3),
  go('to what may be forgotten', '/haveyouforgotten', 0.4, (scene) => shops(scene) && countIn(scene) > 0),
  {
    name: 'agree and go on',
    weight: 30,
    can: (scene) => isAt(scene, '/checkout/revieworder') && now(scene, 'order')?.context.active != null,
    does: (scene) => {
      tell(scene, 'order', { type: 'wish.make', wish: { kind: 'disclaimer', isAccepted: true } } as never);
      scene.later(700, () => tell(scene, 'order', { type: 'payment.want' }));
      scene.later(2_500, () => scene.load.router.go(changes(scene) ? '/changeorder/payment' : '/checkout/payment'));
    },
  },
  press('payWays', 'way.choose', 1, ({ chance }) => ({ way: { kind: chance.next() < 0.8 ? 'card' : 'wallet' } })),
  press('payWays', 'save.say', 0.3, ({ chance }) => ({ isSaving: chance.next() < 0.5 })),
  press('payWays', 'ways.retry', 0.5),
  {
    name: 'pay',
    weight: 50,
    can: (scene) =>
      seenSum(scene) !== null &&
      !isPaying(scene) &&
      can(scene, 'payWays', { type: 'pay.press', ...seenSum(scene), isFrameReady: true } as never),
    does: pay,
  },
  press('placing', 'outcome.dismiss', 3),
  go('to my orders', '/account/orders', 3, (scene) => shops(scene) && orderIn(scene) !== null),
  {
    name: 'open an order',
    weight: (scene) => (isAt(scene, '/account/orders') ? 8 : 1),
    can: (scene) => orderIn(scene) !== null && now(scene, 'pastOrder') !== undefined,
    does: (scene) => tell(scene, 'pastOrder', { type: 'order.open', orderId: orderIn(scene) } as never),
  },
  press('pastOrder', 'cancel.confirm', 1.5, ({ newKey }) => ({ key: newKey() })),
  press('pastOrder', 'cancel.retry', 1),
  press('pastOrder', 'cancel.dismiss', 1),
  press('pastOrder', 'order.reload', 0.3),
  {
    name: 'look at changing it',
    weight: 5,
    can: (scene) => shops(scene) && orderIn(scene) !== null && !changes(scene),
    does: (scene) =>
      void scene.load
        .open('orderChange')
        .then(() => tell(scene, 'orderChange', { type: 'order.need', orderId: orderIn(scene) } as never)),
  },
  press('orderChange', 'change.begin', 12),
  press('orderChange', 'change.giveUp', 0.7),
  press('orderChange', 'fault.dismiss', 1),
  press('orderChange', 'difference.reload', 0.3),
  go('to save the change', '/checkout/revieworder', 4, changes),
  go('to the list', '/shoppinglist', 0.6, () => true),
  press('shoppingList', 'items.add', 1, ({ chance }) => ({ items: [{ text: `Thing ${chance.between(1, 6)}` }] })),
  press('shoppingList', 'list.retry', 0.5),
  ...asideActs,
];

const form = ({ who, chance }: Scene) => ({
  email: who.email,
  password: chance.next() < 0.9 ? who.password : 'not this one',
  problems: {},
  redirectUrl: chance.next() < 0.5 ? '/trolley' : null,
});

/** One of those that are possible, by their weights. */
export function chooseAct(scene: Scene): Act | null {
  const possible = acts
    .filter(({ can: may }) => may(scene))
    .map((act) => ({ act, weight: typeof act.weight === 'number' ? act.weight : act.weight(scene) }));
  let left = scene.chance.next() * possible.reduce((sum, { weight }) => sum + weight, 0);
  return possible.find(({ weight }) => (left -= weight) < 0)?.act ?? null;
}
