import { describe, expect, it } from 'vitest';
import { contextAnswer, whoAnswer } from '../kit/answers.ts';
import { asked, moana, offline, refused } from './session.asked.ts';

describe('One question at a time', () => {
  it('is settled by the context of a write, also after one that failed: nothing is stale then', async () => {
    const { session, send, refuse, world } = await asked(moana);
    send({ type: 'session.refresh' });
    await refuse(offline);
    expect(session().hasTag('stale')).toBe(true);
    send({ type: 'context.keep', context: contextAnswer(moana) });
    expect([session().value, session().context.fault]).toEqual([{ question: 'resting', who: 'shopper' }, null]);
    world.stop();
  });

  it('is asked once more for what changed while it was asked a second time', async () => {
    const { send, answer, names, world } = await asked(moana);
    send({ type: 'session.refresh' });
    await answer(whoAnswer());
    world.clock.increment(1_000);
    send({ type: 'session.refresh' });
    await answer(whoAnswer(moana));
    expect(names()).toEqual(['askWho', 'askAgain', 'askWho']);
    await answer(whoAnswer(moana));
    expect(world.open()).toEqual([]);
    world.stop();
  });

  it('that fails the second time leaves the shopper in, with the reason; a lost account leaves nothing stale', async () => {
    const failed = await asked(moana);
    failed.send({ type: 'session.refresh' });
    await failed.answer(whoAnswer());
    failed.world.clock.increment(1_000);
    await failed.refuse(offline);
    expect([failed.session().value, failed.session().context.fault]).toEqual([
      { question: 'stale', who: 'shopper' },
      offline.fault,
    ]);
    failed.world.stop();
    const lost = await asked(moana);
    lost.send({ type: 'session.refresh' });
    await lost.answer(whoAnswer());
    lost.world.clock.increment(1_000);
    await lost.refuse(refused(401, 'AccountMissing'));
    expect(lost.session().value).toEqual({ question: 'resting', who: 'loggedOut' });
    lost.world.stop();
  });

  it('waits until the shop is open to somebody: neither a write nor another tab calls that off', async () => {
    const { session, send, names, refuse, world } = await asked(moana);
    send({ type: 'login.told', isSocial: false, redirectUrl: null });
    send({ type: 'context.keep', context: contextAnswer() });
    send({ type: 'tab.told', subject: null });
    expect([names(), world.open().length, session().value]).toEqual([
      ['openSession'],
      1,
      { question: 'opening', who: 'shopper' },
    ]);
    await refuse(offline);
    send({ type: 'session.refresh' });
    expect([names(), session().hasTag('busy')]).toEqual([['openSession', 'openSession'], true]);
    world.stop();
  });

  it('is asked, not believed, when a write says after a sign-out that failed that nobody is signed in', async () => {
    const { session, send, names, refuse, world } = await asked(moana);
    send({ type: 'logout.asked' });
    await refuse(offline);
    send({ type: 'context.keep', context: contextAnswer() });
    expect([names(), session().value]).toEqual([['signOut', 'askWho'], { question: 'asking', who: 'shopper' }]);
    world.stop();
  });

  it('is none after a sign-out that failed, where a write says who it is: that still stands to be read', async () => {
    const { session, send, names, refuse, world } = await asked(moana);
    send({ type: 'logout.asked' });
    await refuse(offline);
    send({ type: 'context.keep', context: contextAnswer({ ...moana, orderCount: 1 }) });
    expect([names(), session().value]).toEqual([['signOut'], { question: { unended: 'saying' }, who: 'shopper' }]);
    world.stop();
  });

  it('after a sign-out that failed may find the account gone: nobody is in, and nothing is stale', async () => {
    const { session, send, refuse, world } = await asked(moana);
    send({ type: 'logout.asked' });
    await refuse(offline);
    send({ type: 'session.refresh' });
    await refuse(refused(401, 'AccountMissing'));
    expect(session().value).toEqual({ question: 'resting', who: 'loggedOut' });
    world.stop();
  });

  it.each([{ type: 'login.told', isSocial: false, redirectUrl: null }, { type: 'logout.asked' }] as const)(
    'that fails before anybody has said who this is leaves a guest ($type)',
    async (event) => {
      const { session, send, refuse, world } = await asked();
      send(event);
      await refuse(offline);
      expect([session().hasTag('settled'), session().matches({ who: 'loggedOut' })]).toEqual([true, true]);
      expect(world.reports.map(({ type }) => type)).toEqual(['chart.settled']);
      world.stop();
    },
  );

  it('is asked again from rest, by whoever wants to try', async () => {
    const { send, names, world } = await asked(moana);
    send({ type: 'session.retry' });
    expect(names()).toEqual(['askWho']);
    world.stop();
  });

  it('that failed is asked again by a refresh as well', async () => {
    const { send, names, refuse, world } = await asked();
    await refuse(offline);
    send({ type: 'session.refresh' });
    expect(names()).toEqual(['askWho', 'askWho']);
    world.stop();
  });
});
