import { describe, expect, it } from 'vitest';
import { type LoyaltyContext, loyaltyMachine } from '#machines/loyalty/index.ts';
import { FaultError } from '#services/fault.ts';
import { sampleBalance, sampleMessages } from '#ui/loyalty/sample-loyalty.ts';
import { type Staged, staged } from '../kit/staged.ts';
import { notThere, termsOf } from './loyalty.roster.ts';

const down = new FaultError({ tag: 'offline', message: 'Nobody answers.' });
const input = { member: 'aroha' as string | null, hasMessages: true, isCountV2: true };
const offersCount = { totalOffers: 8, boostedOffers: 2 };
const [welcome, second] = sampleMessages as [(typeof sampleMessages)[0], (typeof sampleMessages)[0]];
const blank: LoyaltyContext = {
  ...{ ...input, balance: null, balanceFault: null, count: null, countFault: null },
  ...{ messages: null, messagesFault: null, wanted: null, sending: null, deleting: null, hasDeleted: false },
};
const known: LoyaltyContext = { ...blank, balance: sampleBalance, count: offersCount, messages: sampleMessages };
const thrice = ['loadBalance', 'loadCount', 'loadMessages'];
const asking = { balance: 'asking', count: 'asking', messages: 'asking' };
const none = { balance: 'none', count: 'none', messages: 'none' };
const allKnown = { balance: 'known', count: 'known', messages: 'known' };

type Shop = Staged<LoyaltyContext>;
const open = (more: Partial<typeof input> = {}): Shop => staged<LoyaltyContext>(loyaltyMachine, { ...input, ...more });
const at = (shop: Shop, region: string) => (shop.state() as Record<string, string>)[region];
async function knows(more: Partial<typeof input> = {}) {
  const shop = open(more);
  await shop.answer('loadBalance', sampleBalance);
  await shop.answer('loadCount', offersCount);
  if (shop.asking().length > 0) await shop.answer('loadMessages', sampleMessages);
  return shop;
}
const user = (subject: string | null, isShopper = subject !== null) => ({ type: 'user.changed', subject, isShopper });
const want = (redemptionPreference: string) => ({ type: 'preference.want', redemptionPreference });
const kept = (redemptionPreference: string) => ({ ...sampleBalance, redemptionPreference });
const erase = (messageId: string) => ({ type: 'message.delete', messageId });

describe('What is known of a member', () => {
  it('is nothing before the programme has answered, and all that it says after', async () => {
    const shop = open();
    expect([shop.state(), shop.asking(), shop.tags(), shop.context()]).toEqual([asking, thrice, ['busy'], blank]);
    const full = await knows();
    expect([full.state(), full.tags(), full.context()]).toEqual([allKnown, [], known]);
  });

  it.each([
    ['balance', 'loadBalance', 'balanceFault', { balance: sampleBalance }, sampleBalance],
    ['count', 'loadCount', 'countFault', { count: offersCount }, offersCount],
    ['messages', 'loadMessages', 'messagesFault', { messages: sampleMessages }, sampleMessages],
  ])(
    'is asked for again when %s did not come, and the reason goes with the answer',
    async (region, load, fault, told, answer) => {
      const shop = open();
      await shop.refuse(load, down);
      expect([at(shop, region), shop.context(), shop.tags()]).toEqual([
        'failed',
        { ...blank, [fault]: down.fault },
        ['busy', 'failed'],
      ]);
      shop.send({ type: `${region}.reload` }, { type: `${region}.reload` });
      expect([at(shop, region), shop.count(load), shop.asking().length]).toEqual(['asking', 2, 3]);
      await shop.answer(load, answer);
      expect([at(shop, region), shop.context()]).toEqual(['known', { ...blank, ...told }]);
      shop.send({ type: `${region}.reload` });
      expect(shop.count(load)).toBe(2);
    },
  );

  it.each([
    ['the session is over', { type: 'session.ended' }],
    ['somebody else is here', user('hemi')],
    ['nobody is here', user(null)],
    ['the member may not shop any more', user('aroha', false)],
    ['the card is given back', termsOf('aroha', false)],
  ])('is forgotten and not asked for when %s', async (_, event) => {
    const shop = await knows();
    shop.send(event);
    expect([shop.state(), shop.asking(), shop.context()]).toEqual([none, [], { ...blank, member: null }]);
  });

  it('stands while the same member is told of', async () => {
    const shop = await knows();
    shop.send(user('aroha'), termsOf('aroha'));
    expect([shop.state(), shop.asking(), shop.context()]).toEqual([allKnown, [], known]);
  });

  it('is asked for anew with another card, and of another member at once', async () => {
    const shop = await knows();
    shop.send({ type: 'card.changed' });
    expect([shop.state(), shop.asking(), shop.context()]).toEqual([asking, thrice, blank]);
    shop.send(termsOf('hemi'));
    expect([shop.state(), shop.asking(), shop.context()]).toEqual([asking, thrice, { ...blank, member: 'hemi' }]);
  });

  it('is nothing for whoever has no card, until they have one', () => {
    const shop = open({ member: null });
    shop.send({ type: 'card.changed' }, user('hemi'), user(null), termsOf(null, false), want('save'));
    expect([shop.state(), shop.world.questions]).toEqual([none, []]);
    shop.send(termsOf('aroha'));
    expect([shop.state(), shop.asking(), shop.context()]).toEqual([asking, thrice, blank]);
  });

  it('are no messages where their flag is off, with a new card too [A6.14]', async () => {
    const shop = await knows({ hasMessages: false });
    expect(shop.state()).toEqual({ ...allKnown, messages: 'none' });
    shop.send({ type: 'card.changed' });
    expect(shop.asking()).toEqual(['loadBalance', 'loadCount']);
  });
});

describe('What is to become of rewards', () => {
  const preferring = async () => {
    const shop = await knows();
    shop.send(want('save'));
    return shop;
  };

  it('is not sent when it is so already', async () => {
    const shop = await knows();
    shop.send(want('automatic'));
    expect([at(shop, 'balance'), shop.asking()]).toEqual(['known', []]);
  });

  it('is told once it is kept, with the points as they are then [A3.51]', async () => {
    const shop = await preferring();
    expect([shop.asking(), shop.tags(), shop.context()]).toEqual([
      ['keepPreference'],
      ['preferring'],
      { ...known, wanted: 'save', sending: 'save' },
    ]);
    await shop.answer('keepPreference', kept('save'));
    expect([at(shop, 'balance'), shop.told(), shop.context()]).toEqual([
      'known',
      [{ type: 'preference.kept' }],
      { ...known, balance: kept('save') },
    ]);
  });

  it('is sent again when another was pressed meanwhile, and told once', async () => {
    const shop = await preferring();
    shop.send(want('christmas'));
    expect([shop.count('keepPreference'), shop.context()]).toEqual([
      1,
      { ...known, wanted: 'christmas', sending: 'save' },
    ]);
    await shop.answer('keepPreference', kept('save'));
    expect([shop.asking(), shop.told(), shop.context()]).toEqual([
      ['keepPreference'],
      [],
      { ...known, balance: kept('save'), wanted: 'christmas', sending: 'christmas' },
    ]);
    await shop.answer('keepPreference', kept('christmas'));
    expect([at(shop, 'balance'), shop.types(), shop.context().balance]).toEqual([
      'known',
      ['preference.kept'],
      kept('christmas'),
    ]);
  });

  it('is sent again when the one before it was refused', async () => {
    const shop = await preferring();
    shop.send(want('christmas'));
    await shop.refuse('keepPreference', down);
    expect([at(shop, 'balance'), shop.asking(), shop.context()]).toEqual([
      'preferring',
      ['keepPreference'],
      { ...known, wanted: 'christmas', sending: 'christmas' },
    ]);
  });

  it('that was refused has its reason until it is tried again', async () => {
    const shop = await preferring();
    await shop.refuse('keepPreference', down);
    expect([at(shop, 'balance'), shop.tags(), shop.told(), shop.context()]).toEqual([
      'unpreferred',
      ['unpreferred'],
      [],
      { ...known, wanted: 'save', sending: 'save', balanceFault: down.fault },
    ]);
    shop.send(want('christmas'));
    expect([shop.asking(), shop.context()]).toEqual([
      ['keepPreference'],
      { ...known, wanted: 'christmas', sending: 'christmas' },
    ]);
  });
});

describe('A reward message', () => {
  const deleting = async () => {
    const shop = await knows();
    shop.send(erase('welcome'));
    return shop;
  };

  it('is deleted by its id, and it is told once it is gone', async () => {
    const shop = await deleting();
    expect([shop.asking(), shop.tags(), shop.context()]).toEqual([
      ['deleteMessage'],
      ['deleting'],
      { ...known, deleting: 'welcome' },
    ]);
    shop.send(erase('welcome'), erase('second'));
    expect([shop.count('deleteMessage'), shop.context().deleting]).toEqual([1, 'welcome']);
    await shop.answer('deleteMessage');
    expect([at(shop, 'messages'), shop.told(), shop.context()]).toEqual([
      'known',
      [{ type: 'message.deleted' }],
      { ...known, messages: [second], hasDeleted: true },
    ]);
    shop.send(erase('second'));
    expect(shop.context().deleting).toBe('second');
  });

  it('that is gone already is deleted, and it is told', async () => {
    const shop = await deleting();
    await shop.refuse('deleteMessage', notThere);
    expect([at(shop, 'messages'), shop.told(), shop.context()]).toEqual([
      'known',
      [{ type: 'message.deleted' }],
      { ...known, messages: [second], hasDeleted: true },
    ]);
  });

  it('that could not be deleted stands with the reason until the first one is tried again', async () => {
    const shop = await deleting();
    await shop.refuse('deleteMessage', down);
    expect([at(shop, 'messages'), shop.tags(), shop.told(), shop.context()]).toEqual([
      'undeleted',
      ['undeleted'],
      [],
      { ...known, messages: [welcome, second], messagesFault: down.fault },
    ]);
    shop.send(erase('second'));
    expect(at(shop, 'messages')).toBe('undeleted');
    shop.send(erase('welcome'));
    expect([shop.asking(), shop.context()]).toEqual([['deleteMessage'], { ...known, deleting: 'welcome' }]);
  });
});
