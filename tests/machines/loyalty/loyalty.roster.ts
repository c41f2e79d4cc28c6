import assert from 'node:assert/strict';
import { balanceOf, type LoyaltyContext, loyaltyMachine, messageOf } from '#machines/loyalty/index.ts';
import { FaultError } from '#services/fault.ts';
import { sampleBalance, sampleMessages } from '#ui/loyalty/sample-loyalty.ts';
import { contextAnswer } from '../kit/answers.ts';
import type { Rostered } from '../kit/rostered.ts';

export const notThere = new FaultError({ tag: 'refused', status: 404, code: 'NotFound', message: 'Not there.' });

/** The terms of a shopper, as the shop passes them on. */
export const termsOf = (shopperScvId: string | null, hasOnecard = true) => ({
  type: 'terms.told' as const,
  storeId: 1,
  ...contextAnswer({ isLoggedIn: shopperScvId !== null, isShopper: shopperScvId !== null, shopperScvId, hasOnecard }),
});

const loads = ['loadBalance', 'loadCount', 'loadMessages'];
const plain = () => [
  { type: 'balance.reload' },
  { type: 'count.reload' },
  { type: 'messages.reload' },
  { type: 'preference.want', redemptionPreference: 'save' },
  { type: 'preference.want', redemptionPreference: 'christmas' },
  { type: 'message.delete', messageId: 'welcome' },
  { type: 'card.changed' },
  { type: 'session.ended' },
  { type: 'user.changed', subject: 'hemi', isShopper: true },
  termsOf('aroha'),
];

export const chart: Rostered = {
  name: 'loyalty',
  machine: loyaltyMachine,
  inputs: [
    { member: 'aroha', hasMessages: true, isCountV2: true },
    { member: null, hasMessages: false, isCountV2: false },
  ],
  events: () => [
    ...plain(),
    { type: 'message.delete', messageId: 'second' },
    { type: 'user.changed', subject: 'aroha', isShopper: true },
    { type: 'user.changed', subject: null, isShopper: false },
    termsOf('hemi'),
    termsOf('aroha', false),
    termsOf(null, false),
  ],
  pathEvents: plain,
  answers: {
    loadBalance: [sampleBalance],
    loadCount: [{ totalOffers: 8, boostedOffers: 2 }],
    loadMessages: [sampleMessages],
    keepPreference: [{ ...sampleBalance, redemptionPreference: 'save' }],
    deleteMessage: [null],
  },
  refusals: { deleteMessage: [notThere] },
  shape: ({ member, wanted, sending, messages }: LoyaltyContext) => [
    member,
    wanted === sending,
    messages?.[0]?.messageId ?? null,
  ],
  oracle: (world) => {
    let asked = 0;
    let sinceEpisode: Record<string, number> = {};
    const count = () => {
      for (const { name } of world.questions.slice(asked)) sinceEpisode[name] = (sinceEpisode[name] ?? 0) + 1;
      asked = world.questions.length;
    };
    count();
    return (happened, before) => {
      const now = world.snapshot() as never;
      const { context } = now as { context: LoyaltyContext };
      const was = before.context as LoyaltyContext;
      const event = happened.kind === 'event' ? happened.event.type : '';
      const isAnew = context.member !== was.member || (event === 'card.changed' && context.member !== null);
      if (isAnew) sinceEpisode = {};
      if (event.endsWith('.reload')) {
        const load = loads.find((name) => name.toLowerCase() === `load${event.split('.')[0]}`) ?? '';
        if (world.questions.slice(asked).some(({ name }) => name === load)) sinceEpisode[load] = 0;
      }
      const before_ = asked;
      count();
      if (world.questions.length > before_)
        assert.notEqual(context.member, null, 'Nobody but a member is asked about.');
      for (const load of loads)
        assert.ok((sinceEpisode[load] ?? 0) <= 1, `${load} was asked more than once in an episode.`);
      if (!context.hasMessages) assert.equal(context.messages, null, 'There are messages without their flag.');
      if (context.member !== was.member)
        assert.deepEqual(
          [context.balance, context.messages, context.count],
          [null, null, null],
          'Facts of another stayed.',
        );
      if (was.messages && context.messages && !isAnew && context.messages.length < was.messages.length)
        assert.deepEqual(context.messages, was.messages.slice(1), 'Another than the first message went.');
      for (const name of ['keepPreference', 'deleteMessage'])
        assert.ok(world.open().filter((one) => one.name === name).length <= 1, `${name} is asked twice at once.`);
      const { saving, preference } = balanceOf(now);
      if (saving === 'sending') assert.equal(preference, context.wanted, 'Another than the last wish is shown.');
      if (saving === 'refused')
        assert.equal(preference, context.balance?.redemptionPreference, 'A refused wish is shown as kept.');
      if (messageOf(now).deleting === 'failed') assert.equal(context.deleting, null, 'Deleting did not stop.');
    };
  },
};
