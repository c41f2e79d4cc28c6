import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { balanceOf, type loyaltyMachine } from '#machines/loyalty/index.ts';
import type { myOnecardMachine } from '#machines/my-onecard/index.ts';
import { chartOf, type ShopActor, shopperOf } from '#machines/shop/index.ts';
import { followLoyalty } from '#src/browser/loyalty.ts';
import { tick } from '../../machines/kit/world.ts';
import { nobody, openStore, shopperCalled, type Visit, visit } from './visit.ts';

const member = { ...shopperCalled('aroha'), hasOnecard: true };
let here: Visit;
/** Code that is here already comes at once. */
beforeAll(async () => {
  await Promise.all([import('#src/late-charts.ts'), import('#src/loyalty.ts'), import('#src/my-onecard.ts')]);
});
afterEach(() => {
  here.stop();
  localStorage.clear();
});

/** A store whose flags and cards a test can set; of points it says nothing. */
function storeOf(account: Parameters<typeof openStore>[0], featureFlags: Record<string, boolean> = {}) {
  const store = openStore(account);
  const { answer } = store;
  return Object.assign(store, {
    answer: async (request: Request) => {
      const { pathname } = new URL(request.url);
      if (pathname.endsWith('/experiments'))
        return Response.json({
          isInBetaTestingGroup: false,
          isAbleToParticipateInExperiments: true,
          featureFlags,
        });
      if (pathname.endsWith('/onecards/my')) {
        store.requests.push(`${request.method} ${request.url}`);
        return Response.json({ lastDigits: store.account.hasOnecard ? '4321' : null, joinedOn: null });
      }
      return answer(request);
    },
  });
}
const loyaltyIn = (shop: ShopActor) => chartOf<typeof loyaltyMachine>(shop, 'loyalty');
/** What was asked of the loyalty programme: "v2 balances", "v1 offers/count". */
const asked = ({ requests }: ReturnType<typeof storeOf>) =>
  requests.flatMap((line) => {
    const [, version, of] = /\/api\/(v\d)\/loyalty\/edr\/my\/([\w/-]+)/.exec(line) ?? [];
    return version ? [`${version} ${of}`] : [];
  });
/** Until it is so, and whatever would follow. */
const rest = async (until: () => boolean) => {
  for (let turn = 0; turn < 200 && !until(); turn++) await tick();
  for (let turn = 0; turn < 20; turn++) await tick();
};
const hasSettled = () => loyaltyIn(here.shop) !== undefined && !loyaltyIn(here.shop)?.getSnapshot().hasTag('busy');

describe('What is fetched once for a sign-in', () => {
  it('is fetched for a page load of a member, and not again when the session is asked again [A4.42] [A4.O9]', async () => {
    const store = storeOf(member);
    here = await visit(store);
    followLoyalty(here);
    await rest(hasSettled);
    expect(asked(store)).toEqual(['v2 balances', 'v1 offers/count']);
    here.session.send({ type: 'session.refresh' });
    await rest(() => here.session.getSnapshot().hasTag('busy') === false);
    expect(asked(store)).toHaveLength(2);
    expect(balanceOf(loyaltyIn(here.shop)?.getSnapshot())).toMatchObject({ state: 'failed', balance: null });
  });

  it.each([
    ['a guest', nobody],
    ['somebody who is no shopper yet', { ...member, isShopper: false }],
    ['a shopper without a card', shopperCalled('aroha')],
  ])('is not fetched for %s [A6.08]', async (_, account) => {
    const store = storeOf(account);
    here = await visit(store);
    followLoyalty(here);
    await rest(() => false);
    expect(asked(store)).toEqual([]);
  });

  it('is fetched when somebody signs in on the page [A4.42]', async () => {
    const store = storeOf(nobody);
    here = await visit(store);
    followLoyalty(here);
    store.account = member;
    here.session.send({ type: 'session.refresh' });
    await rest(hasSettled);
    expect(asked(store)).toEqual(['v2 balances', 'v1 offers/count']);
  });

  it('has the messages and the second count where their flags are on [A6.14] [A7.037] [A7.039] [A7.040]', async () => {
    const store = storeOf(member, { EnableRewardMessages: true, EnableBoostOffersCountV2: true });
    here = await visit(store);
    followLoyalty(here);
    await rest(hasSettled);
    expect(asked(store)).toEqual(['v2 balances', 'v2 offers/count', 'v1 reward-messages']);
  });
});

describe('A card that is joined or taken off', () => {
  it('changes what the session says of the shopper, and what is asked of the loyalty programme [A1.25]', async () => {
    const store = storeOf(shopperCalled('aroha'));
    here = await visit(store);
    await here.openLate('loyalty');
    await here.openLate('myOnecard');
    const card = chartOf<typeof myOnecardMachine>(here.shop, 'myOnecard');
    card?.send({ type: 'card.open' });
    await rest(() => card?.getSnapshot().matches('shown') === true);
    store.account = member;
    card?.send({ type: 'card.join', number: '9400100200308', problems: {} });
    await rest(() => asked(store).length > 1 && hasSettled());
    expect(shopperOf(here.session.getSnapshot()).hasOnecard).toBe(true);
    expect(asked(store)).toEqual(['v2 balances', 'v1 offers/count']);
    store.account = shopperCalled('aroha');
    card?.send({ type: 'leave.ask' });
    card?.send({ type: 'leave.confirm' });
    await rest(() => !shopperOf(here.session.getSnapshot()).hasOnecard);
    expect(balanceOf(loyaltyIn(here.shop)?.getSnapshot())).toMatchObject({ state: 'none', fault: null });
    expect(asked(store)).toHaveLength(2);
  });
});
