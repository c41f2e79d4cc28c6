import { describe, expect, it } from 'vitest';
import { balanceOf, countOf, loyaltyMachine, messageOf } from '#machines/loyalty/index.ts';
import { FaultError } from '#services/fault.ts';
import { sampleBalance, sampleMessages } from '#ui/loyalty/sample-loyalty.ts';
import { createWorld } from '../kit/world.ts';
import { notThere, termsOf } from './loyalty.roster.ts';

const down = new FaultError({ tag: 'offline', message: 'Nobody answers.' });
const input = { member: 'aroha' as string | null, hasMessages: true, isCountV2: false };

function open(changes: Partial<typeof input> = {}, snapshot?: unknown) {
  const world = createWorld(loyaltyMachine, { input: { ...input, ...changes }, snapshot: snapshot as never });
  const now = () => world.snapshot() as never;
  const asked = (name: string) => world.questions.filter((question) => question.name === name);
  const last = (name: string) => asked(name).at(-1)!;
  return {
    ...world,
    asked,
    last,
    balance: () => balanceOf(now()),
    count: () => countOf(now()),
    message: () => messageOf(now()),
    known: async () => {
      await world.answer(last('loadBalance'), sampleBalance);
      await world.answer(last('loadCount'), { totalOffers: 8, boostedOffers: 0 });
      if (asked('loadMessages').length > 0) await world.answer(last('loadMessages'), sampleMessages);
    },
  };
}
const names = (world: ReturnType<typeof open>) => world.questions.map(({ name }) => name).sort();
const thrice = ['loadBalance', 'loadCount', 'loadMessages'];

describe('What is asked of the loyalty programme', () => {
  it('is three facts once for a member who has signed in, however often their terms are told [A4.42] [A4.O9]', async () => {
    const world = open();
    await world.known();
    for (let told = 0; told < 3; told++) world.chart.send(termsOf('aroha'));
    world.chart.send({ type: 'balance.reload' });
    world.clock.increment(86_400_000);
    expect(names(world)).toEqual(thrice);
  });

  it('is asked of nobody but shoppers with a card, and once they have one [A6.08]', () => {
    const world = open({ member: null });
    world.chart.send(termsOf('aroha', false));
    world.chart.send({ type: 'user.changed', subject: 'aroha', isShopper: true });
    expect(world.questions).toEqual([]);
    world.chart.send(termsOf('aroha'));
    expect(names(world)).toEqual(thrice);
  });

  it('begins anew with another shopper, of whose facts nothing is left to the next [A4.42]', async () => {
    const world = open();
    await world.known();
    world.chart.send({ type: 'session.ended' });
    expect([world.balance().balance, world.message().message, world.count().count]).toEqual([null, null, null]);
    world.chart.send({ type: 'user.changed', subject: 'hemi', isShopper: true });
    world.chart.send(termsOf('hemi'));
    expect(names(world)).toEqual([...thrice, ...thrice].sort());
  });

  it('is asked again for another card in the place of the old one', async () => {
    const world = open();
    await world.known();
    world.chart.send({ type: 'card.changed' });
    expect(world.balance().balance).toBeNull();
    expect(names(world)).toEqual([...thrice, ...thrice].sort());
  });

  it('has messages only where their flag is on [A6.14]', async () => {
    const world = open({ hasMessages: false });
    await world.known();
    expect(names(world)).toEqual(['loadBalance', 'loadCount']);
    expect(world.message()).toMatchObject({ state: 'none', message: null });
  });
});

describe('The facts of loyalty', () => {
  it('are the points with what is done with rewards, how many offers, and the messages by their ids [A3.51] [A3.52] [A3.53]', async () => {
    const world = open();
    await world.known();
    expect(world.balance().preference).toBe('automatic');
    expect(world.count().count?.totalOffers).toBe(8);
    expect(world.message()).toMatchObject({ message: { messageId: 'welcome' }, left: 1 });
  });

  it('fail one by one: each failure is kept with its reason, and leaves the others [A8.42]', async () => {
    const world = open();
    await world.refuse(world.last('loadBalance'), down);
    await world.answer(world.last('loadCount'), { totalOffers: 8, boostedOffers: 0 });
    await world.refuse(world.last('loadMessages'), down);
    expect(world.balance()).toMatchObject({ state: 'failed', fault: { tag: 'offline' } });
    expect(world.message()).toMatchObject({ state: 'failed', fault: { tag: 'offline' } });
    expect(world.count()).toMatchObject({ state: 'known', count: { totalOffers: 8 } });
    world.chart.send({ type: 'balance.reload' });
    await world.answer(world.last('loadBalance'), sampleBalance);
    expect(world.balance()).toMatchObject({ state: 'known', fault: null });
    expect(world.message().state).toBe('failed');
  });
});

describe('Deleting a reward message', () => {
  const deleting = async () => {
    const world = open();
    await world.known();
    world.chart.send({ type: 'message.delete', messageId: 'welcome' });
    return world;
  };

  it('takes away the first one once the store has done it [A4.43]', async () => {
    const world = await deleting();
    expect(world.message()).toMatchObject({ deleting: 'sending', message: { messageId: 'welcome' } });
    await world.answer(world.last('deleteMessage'), null);
    expect(world.message()).toMatchObject({ deleting: 'resting', message: { messageId: 'second' }, left: 0 });
    expect(world.emitted).toEqual([{ type: 'message.deleted' }]);
  });

  it('stops when the store refuses, and the message stays to be tried again [A4.44]', async () => {
    const world = await deleting();
    await world.refuse(world.last('deleteMessage'), down);
    expect(world.message()).toMatchObject({ deleting: 'failed', message: { messageId: 'welcome' } });
    world.chart.send({ type: 'message.delete', messageId: 'welcome' });
    expect([world.message().deleting, world.asked('deleteMessage').length]).toEqual(['sending', 2]);
  });

  it('is of the first alone, and pressed twice is once [A4.O10]', async () => {
    const world = open();
    await world.known();
    world.chart.send({ type: 'message.delete', messageId: 'second' });
    expect(world.message().deleting).toBe('resting');
    world.chart.send({ type: 'message.delete', messageId: 'welcome' });
    world.chart.send({ type: 'message.delete', messageId: 'welcome' });
    world.chart.send({ type: 'message.delete', messageId: 'second' });
    await world.answer(world.last('deleteMessage'), null);
    world.chart.send({ type: 'message.delete', messageId: 'welcome' });
    expect([world.asked('deleteMessage').length, world.message().message?.messageId]).toEqual([1, 'second']);
  });

  it('that another tab has deleted already is done', async () => {
    const world = await deleting();
    await world.refuse(world.last('deleteMessage'), notThere);
    expect(world.message()).toMatchObject({ deleting: 'resting', message: { messageId: 'second' } });
  });

  it('goes by its id, and one that was not the first is reported [A4.O10]', async () => {
    const begun = await deleting();
    const kept = begun.persisted() as unknown as { context: object };
    const world = open({}, { ...kept, context: { ...kept.context, messages: sampleMessages.toReversed() } });
    await world.answer(world.last('deleteMessage'), null);
    expect(world.message().message?.messageId).toBe('second');
    expect(world.emitted).toContainEqual({ type: 'order.contradicted' });
  });
});

describe('What is to become of points', () => {
  it('shows at once, and the last of several wishes is the one that stays [A3.51]', async () => {
    const world = open();
    await world.known();
    const want = (redemptionPreference: string) => world.chart.send({ type: 'preference.want', redemptionPreference });
    want('save');
    want('christmas');
    expect(world.balance()).toMatchObject({ preference: 'christmas', saving: 'sending' });
    expect(world.asked('keepPreference').length).toBe(1);
    await world.answer(world.last('keepPreference'), { ...sampleBalance, redemptionPreference: 'save' });
    expect([world.asked('keepPreference').length, world.balance().preference]).toEqual([2, 'christmas']);
    await world.answer(world.last('keepPreference'), { ...sampleBalance, redemptionPreference: 'christmas' });
    expect(world.balance()).toMatchObject({ preference: 'christmas', saving: 'resting' });
  });

  it('goes back to what the store has when it refuses, and is offered again', async () => {
    const world = open();
    await world.known();
    world.chart.send({ type: 'preference.want', redemptionPreference: 'save' });
    await world.refuse(world.last('keepPreference'), down);
    expect(world.balance()).toMatchObject({ preference: 'automatic', saving: 'refused', refused: 'save' });
    world.chart.send({ type: 'preference.want', redemptionPreference: 'save' });
    expect(world.balance()).toMatchObject({ preference: 'save', saving: 'sending' });
  });
});
