import assert from 'node:assert/strict';
import { createRandom, hashOf, type Random } from '#fixtures/random.ts';
import { obstacleOf, stepFactsIn } from '#services/checkout/steps.rules.ts';
import { decide, type Facts } from '#services/navigation/guards.rules.ts';
import { withoutModals } from '#services/navigation/outlets.rules.ts';
import { plainShell } from '#services/shell/shell.rules.ts';
import type { ServerContext } from '#services/session/session.contract.ts';
import { contextAnswer } from '../../machines/kit/answers.ts';
import { checkoutPlaces, followed, type Walked } from './ways.ts';

const plain = contextAnswer();
const flip = (random: Random) => random.between(0, 1) === 1;

/** Any context that a store could send, sense or nonsense. */
function contextOf(random: Random): ServerContext {
  const atMs = plain.serverNowMs + random.between(-90_000, 90_000);
  const reservation = {
    reservationId: `r${random.between(0, 3)}`,
    cutOffTimeMs: random.pick([null, atMs, atMs + 1]),
    heldUntilMs: random.pick([null, atMs]),
  };
  return {
    shopper: {
      ...plain.shopper,
      isLoggedIn: flip(random),
      isShopper: flip(random),
      isChangingOrder: flip(random),
      changingOrderId: random.pick([null, 'order']),
      orderCount: random.between(0, 40),
      shopperScvId: random.pick([null, 'aroha', 'hemi']),
    },
    fulfilment: {
      ...plain.fulfilment,
      method: random.pick(['Courier', 'Pickup']),
      perishableCode: random.pick([null, 'P', 'L', 'N']),
      isAddressInDeliveryZone: flip(random),
      slotId: random.pick([null, 'slot']),
      cutOffTimeMs: random.pick([null, atMs]),
      reservation: random.pick([null, reservation]),
    },
    flags: Object.fromEntries(Object.keys(plain.flags).map((flag) => [flag, flip(random)])) as never,
    serverNowMs: atMs,
  };
}

const elsewhere = [
  '/',
  '/shop/specials?page=2',
  '/account/orders/(account-modal:change-order)?source=x',
  '/reviewtrolley',
];

function factsOf(random: Random, context: ServerContext): Facts {
  const isOn = flip(random);
  const deliverySubscriptionSettings = { showHaveYouForgotten: flip(random) };
  return {
    ...stepFactsIn(context, { ...plainShell.settings, deliverySubscriptionSettings }),
    isTrolleyEmpty: flip(random),
    isEmbedded: flip(random),
    signIn: random.pick(['page', 'sso']),
    isFeatureOn: () => isOn,
    publicHref: '/',
    here: random.pick([null, ...elsewhere, ...checkoutPlaces.map(({ path }) => path)]),
  };
}

function holds({ last, at, hrefs, hasModal }: Walked, facts: Facts): void {
  const isOutside = last.kind === 'redirect';
  if (isOutside) {
    assert.match(last.href, /^\/bff\/initiate-oidc-signin\?/);
    assert.equal(facts.isLoggedIn, false, 'Somebody who is signed in was sent to sign in.');
  }
  for (const href of hrefs)
    assert.ok((href.match(/autoRedirect=true/g) ?? []).length <= 1, `Asked to sign in twice over: ${href}`);
  if (isOutside || hasModal || at.step === undefined) return;
  const obstacle = obstacleOf(at.step, facts);
  // A trolley that was emptied on its own page says so there.
  if (obstacle === 'items' && at.step === 'trolley') assert.equal(withoutModals(facts.here ?? ''), at.path);
  else assert.equal(obstacle, null, `${at.path} is shown although something is missing.`);
}

/** So many random contexts, each at a page of the checkout: where the guard leads, and that it comes to rest. */
export function walkGuards({ events, seed }: { events: number; seed: number }): { readonly hash: number } {
  const random = createRandom(seed);
  let hash = 0;
  for (let index = 0; index < events; index++) {
    const place = random.pick(checkoutPlaces);
    const facts = factsOf(random, contextOf(random));
    try {
      const walked = followed(place, facts);
      holds(walked, facts);
      const again = decide(place, { ...facts, publicHref: place.path });
      assert.deepEqual(decide(place, { ...facts, publicHref: place.path }), again, 'It decides now so, now so.');
      hash = hashOf(walked.hrefs.join(), hash);
    } catch (error) {
      throw new Error(`context ${index + 1} of seed ${seed}: ${(error as Error).message}`, { cause: error });
    }
  }
  return { hash };
}
