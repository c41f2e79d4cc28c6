import { describe, expect, it } from 'vitest';
import { type BoostsContext, boostsMachine } from '#machines/boosts/index.ts';
import { FaultError } from '#services/fault.ts';
import { type Staged, staged } from '../kit/staged.ts';
import { notThere, termsOf } from '../loyalty/loyalty.roster.ts';
import { offers, withBoosted } from './boosts.roster.ts';

const down = new FaultError({ tag: 'timeout', message: 'It took too long.' });
const blank: BoostsContext = {
  ...{ member: 'aroha', offers: null, fault: null, wishes: [], refused: [] },
  ...{ refusal: null, emailing: null, emailFault: null },
};
const known = { ...blank, offers };
const resting = { offers: 'resting', boosting: 'resting', email: 'resting' };
const bread = { offerId: 'bread-1' };
const cheese = { offerId: 'cheese-1' };
const breadName = 'Bread, rolls and wraps';
const boost = (offerId: string | null) => ({ type: 'boost.want', offerId });
const email = (offerId: string | null) => ({ type: 'email.send', offerId });
const user = (subject: string | null, isShopper = subject !== null) => ({ type: 'user.changed', subject, isShopper });
const [openPage, reload, toldAnew] = [{ type: 'offers.open' }, { type: 'offers.reload' }, { type: 'offers.told' }];

type Shop = Staged<BoostsContext>;
const open = (member: string | null = 'aroha'): Shop => staged<BoostsContext>(boostsMachine, { member });
const at = (shop: Shop, region: string) => (shop.state() as Record<string, string>)[region];
async function shows() {
  const shop = open();
  shop.send(openPage);
  await shop.answer('loadOffers', offers);
  return shop;
}

describe('The offers of a member', () => {
  it('are asked for once while they are coming, and kept', async () => {
    const shop = open();
    shop.send(toldAnew);
    expect([shop.state(), shop.asking()]).toEqual([resting, []]);
    shop.send(openPage, openPage, reload);
    expect([at(shop, 'offers'), shop.tags(), shop.count('loadOffers')]).toEqual(['asking', ['busy'], 1]);
    await shop.answer('loadOffers', offers);
    expect([at(shop, 'offers'), shop.tags(), shop.context()]).toEqual(['shown', [], known]);
  });

  it.each([openPage, reload])(
    'are asked for anew by $type, and what is known stays with why none came',
    async (event) => {
      const shop = await shows();
      shop.send(event);
      expect([shop.asking(), shop.context()]).toEqual([['loadOffers'], known]);
      await shop.refuse('loadOffers', down);
      expect([at(shop, 'offers'), shop.tags(), shop.context()]).toEqual([
        'failed',
        ['failed'],
        { ...known, fault: down.fault },
      ]);
      shop.send(event);
      await shop.answer('loadOffers', withBoosted('bread-1'));
      expect(shop.context()).toEqual({ ...blank, offers: withBoosted('bread-1') });
    },
  );

  it('are nothing to somebody without a card', () => {
    const shop = open(null);
    shop.send(openPage, reload, email(null), { type: 'card.changed' }, user('hemi'), termsOf('hemi', false));
    expect([shop.state(), shop.world.questions]).toEqual([resting, []]);
    shop.send(termsOf('hemi'));
    expect([shop.state(), shop.context()]).toEqual([resting, { ...blank, member: 'hemi' }]);
  });

  it.each([
    ['the session is over', { type: 'session.ended' }, null],
    ['somebody else is here', user('tui'), null],
    ['nobody is here', user(null), null],
    ['the card is given back', termsOf('aroha', false), null],
    ['another member is here', termsOf('tui'), 'tui'],
    ['another card has come', { type: 'card.changed' }, 'aroha'],
  ])('are forgotten with all that was on its way when %s', async (_, event, member) => {
    const shop = await shows();
    shop.send(reload, boost('bread-1'), email(null));
    expect(shop.asking()).toEqual(['loadOffers', 'boostOffers', 'emailOffers']);
    shop.send(event);
    expect([shop.state(), shop.asking(), shop.context()]).toEqual([resting, [], { ...blank, member }]);
  });

  it('stay while the same member is told of', async () => {
    const shop = await shows();
    shop.send(boost('bread-1'), user('aroha'), termsOf('aroha'));
    expect([shop.state(), shop.asking()]).toEqual([
      { offers: 'shown', boosting: 'sending', email: 'resting' },
      ['boostOffers'],
    ]);
  });
});

describe('A boost', () => {
  it('that is wanted of what cannot be boosted is not sent', async () => {
    const shop = await shows();
    shop.send(boost('frozen-1'), boost('no-such-offer'));
    expect([at(shop, 'boosting'), shop.asking(), shop.context()]).toEqual(['resting', [], known]);
  });

  it('is kept as the store answers, and told with its name', async () => {
    const shop = await shows();
    shop.send(boost('bread-1'), boost('bread-1'));
    expect([shop.tags(), shop.context()]).toEqual([['boosting'], { ...known, wishes: [bread] }]);
    await shop.answer('boostOffers', withBoosted('bread-1'));
    expect([at(shop, 'boosting'), shop.asking(), shop.context(), shop.told()]).toEqual([
      'resting',
      [],
      { ...blank, offers: withBoosted('bread-1') },
      [{ type: 'offer.boosted', ...bread, name: breadName, count: 1 }],
    ]);
  });

  it('goes before the next, which is sent by itself and told too', async () => {
    const shop = await shows();
    shop.send(boost('bread-1'), boost('cheese-1'));
    expect([shop.count('boostOffers'), shop.context().wishes]).toEqual([1, [bread, cheese]]);
    await shop.answer('boostOffers', withBoosted('bread-1'));
    expect([at(shop, 'boosting'), shop.asking(), shop.context()]).toEqual([
      'sending',
      ['boostOffers'],
      { ...blank, offers: withBoosted('bread-1'), wishes: [cheese] },
    ]);
    await shop.answer('boostOffers', withBoosted('bread-1', 'cheese-1'));
    expect([at(shop, 'boosting'), shop.told()]).toEqual([
      'resting',
      [
        { type: 'offer.boosted', ...bread, name: breadName, count: 1 },
        { type: 'offer.boosted', ...cheese, name: 'Cheese', count: 1 },
      ],
    ]);
  });

  it('of what an answer has brought along already is not asked for', async () => {
    const shop = await shows();
    shop.send(boost('bread-1'), boost('cheese-1'));
    await shop.answer('boostOffers', withBoosted('bread-1', 'cheese-1'));
    expect([at(shop, 'boosting'), shop.asking(), shop.context().wishes]).toEqual(['resting', [], []]);
  });

  it.each(['done', 'done before the next'])('that is %s has a list asked for anew that was on its way', async (how) => {
    const shop = await shows();
    shop.send(boost('bread-1'), ...(how === 'done' ? [] : [boost('cheese-1')]), reload);
    const old = shop.world.open().find(({ name }) => name === 'loadOffers')!;
    await shop.answer('boostOffers', withBoosted('bread-1'));
    expect(shop.count('loadOffers')).toBe(3);
    await shop.world.answer(old, offers);
    expect([at(shop, 'offers'), shop.context().offers]).toEqual(['asking', withBoosted('bread-1')]);
  });

  it('that was refused is told, and its reason stands until it is seen or tried again', async () => {
    const shop = await shows();
    shop.send(boost('bread-1'));
    await shop.refuse('boostOffers', down);
    expect([shop.state(), shop.asking(), shop.context(), shop.told()]).toEqual([
      { offers: 'shown', boosting: 'resting', email: 'resting' },
      [],
      { ...known, refused: [bread], refusal: down.fault },
      [{ type: 'offer.refused', ...bread, name: breadName }],
    ]);
    shop.send(boost('bread-1'));
    expect(shop.context()).toEqual({ ...known, wishes: [bread] });
    await shop.refuse('boostOffers', down);
    shop.send({ type: 'refusal.dismiss' });
    expect(shop.context()).toEqual(known);
  });

  it('that was refused keeps none of the others back', async () => {
    const shop = await shows();
    shop.send(boost('bread-1'), boost('cheese-1'));
    await shop.refuse('boostOffers', down);
    expect([at(shop, 'boosting'), shop.asking(), shop.context(), shop.types()]).toEqual([
      'sending',
      ['boostOffers'],
      { ...known, wishes: [cheese], refused: [bread], refusal: down.fault },
      ['offer.refused'],
    ]);
  });

  it.each(['alone', 'before the next'])(
    '%s, of what is not offered any more, has the list asked for anew',
    async (how) => {
      const shop = await shows();
      shop.send(boost('bread-1'), ...(how === 'alone' ? [] : [boost('cheese-1')]), reload);
      await shop.refuse('boostOffers', notThere);
      expect([shop.count('loadOffers'), shop.asking().filter((name) => name === 'loadOffers')]).toEqual([
        3,
        ['loadOffers'],
      ]);
    },
  );
});

describe('Offers by email', () => {
  it('are sent once for a press, and said to be sent until something else is to be', async () => {
    const shop = await shows();
    shop.send(email('bread-1'), email(null), { type: 'email.open' });
    expect([shop.asking(), shop.tags(), shop.context()]).toEqual([
      ['emailOffers'],
      ['emailing'],
      { ...known, emailing: bread },
    ]);
    await shop.answer('emailOffers');
    expect([at(shop, 'email'), shop.tags()]).toEqual(['sent', ['emailed']]);
    shop.send(email(null));
    expect([at(shop, 'email'), shop.count('emailOffers')]).toEqual(['sent', 1]);
    shop.send({ type: 'email.open' });
    expect([at(shop, 'email'), shop.context()]).toEqual(['resting', known]);
  });

  it('that were not sent have the reason, which goes with the next try or with another question', async () => {
    const shop = await shows();
    shop.send(email(null));
    await shop.refuse('emailOffers', down);
    expect([at(shop, 'email'), shop.tags(), shop.context()]).toEqual([
      'unsent',
      ['unsent'],
      { ...known, emailing: { offerId: null }, emailFault: down.fault },
    ]);
    shop.send(email('bread-1'));
    expect([shop.asking(), shop.context()]).toEqual([['emailOffers'], { ...known, emailing: bread }]);
    await shop.refuse('emailOffers', down);
    shop.send({ type: 'email.open' });
    expect([at(shop, 'email'), shop.context()]).toEqual(['resting', known]);
  });
});
