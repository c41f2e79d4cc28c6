import { describe, expect, it } from 'vitest';
import { emailOf, isConfirming, isLoggedIn, isShopper, shopperOf, subjectOf } from '#machines/session/index.ts';
import { guest } from '#services/session/session.rules.ts';
import { contextAnswer, whoAnswer } from '../kit/answers.ts';
import { ari, asked, moana, offline, told } from './session.asked.ts';

describe('Who is shopping', () => {
  it('begins as nobody that is known, and not logged in [B4.087] [B3.03]', async () => {
    const { world, session } = await asked();
    expect([session().value, shopperOf(session()), emailOf(session()), session().context.fault]).toEqual([
      { question: 'asking', who: 'initialising' },
      guest,
      null,
      null,
    ]);
    expect(session().hasTag('settled')).toBe(false);
    world.stop();
  });

  it.each([
    ['loggedOut', {}],
    ['nonShopper', ari],
    ['shopper', moana],
  ])(
    'is %s when the server says so, with its flags and email [B4.088] [B4.089] [B3.03] [B1.04] [B1.05] [B1.06]',
    async (who, shopper) => {
      const { world, session, answer } = await asked();
      await answer(whoAnswer(shopper));
      expect(session().value).toEqual({ question: 'resting', who });
      expect(isLoggedIn(session())).toBe('isLoggedIn' in shopper);
      expect(isShopper(session())).toBe('isShopper' in shopper);
      expect(emailOf(session())).toBe('shopperScvId' in shopper ? `${shopper.shopperScvId}@kete.example` : null);
      expect(session().context.serverNowMs).toBe(Date.parse('2026-11-21T09:00:00+13:00'));
      world.stop();
    },
  );

  it('keeps the id of the account as shopperScvId, and everything else the server says of a shopper [A3.01] [B3.01] [B3.O1] [B3.O2] [B6.10] [B6.O2]', async () => {
    const { world, session } = await asked({ ...moana, isPriorityShopper: true, orderCount: 4 });
    expect(shopperOf(session())).toEqual({
      ...guest,
      ...moana,
      isPriorityShopper: true,
      orderCount: 4,
      updatedFromServer: true,
    });
    expect(subjectOf(session())).toBe('moana');
    world.stop();
  });

  it('counts a shopper who is not logged in as a guest, and says that the server contradicted itself', async () => {
    const { world, session, answer } = await asked();
    await answer({ ...whoAnswer({ isShopper: true, firstName: 'Moana' }), email: 'moana@kete.example' });
    expect(session().value).toEqual({ question: 'resting', who: 'loggedOut' });
    expect([shopperOf(session()).firstName, emailOf(session())]).toEqual([null, null]);
    expect(told(world)).toEqual(['contradiction.found']);
    world.stop();
  });

  it('keeps a shopper in when asking again fails, names the fault, and lets the shopper try again [B4.090]', async () => {
    const { world, session, send, refuse, answer } = await asked(moana);
    send({ type: 'session.refresh' });
    await refuse(offline);
    expect(session().value).toEqual({ question: 'stale', who: 'shopper' });
    expect(session().context.fault).toEqual(offline.fault);
    send({ type: 'session.retry' });
    await answer(whoAnswer(moana));
    expect([session().value, session().context.fault]).toEqual([{ question: 'resting', who: 'shopper' }, null]);
    world.stop();
  });

  it('takes a visitor of whom nothing can be learnt for a guest', async () => {
    const { world, session, refuse } = await asked();
    await refuse(offline);
    expect(session().value).toEqual({ question: 'stale', who: 'loggedOut' });
    world.stop();
  });

  it('asks one question at a time, and once more for all that changed meanwhile [B4.088]', async () => {
    const { world, send, answer, names } = await asked();
    for (let time = 0; time < 5; time++) send({ type: 'session.refresh' });
    expect(names()).toEqual(['askWho']);
    await answer(whoAnswer());
    expect(names()).toEqual(['askWho', 'askWho']);
    await answer(whoAnswer());
    expect(names()).toEqual(['askWho', 'askWho']);
    world.stop();
  });

  it('takes the context that came with a write, keeps the email of the same person, and calls off its question', async () => {
    const { world, session, send } = await asked(moana);
    send({ type: 'session.refresh' });
    send({ type: 'context.keep', context: contextAnswer({ ...moana, orderCount: 1 }, 9) });
    expect(world.open()).toEqual([]);
    expect([emailOf(session()), shopperOf(session()).orderCount]).toEqual(['moana@kete.example', 1]);
    expect(world.reports).toMatchObject([{ type: 'context.kept', storeId: 9 }]);
    world.stop();
  });

  it('asks rather than believes a write that says nobody is signed in', async () => {
    const { world, session, send, names } = await asked(moana);
    send({ type: 'context.keep', context: contextAnswer() });
    expect([session().value, names()]).toEqual([{ question: 'asking', who: 'shopper' }, ['askWho']]);
    world.stop();
  });
});

describe('A shopper who is said not to be logged in', () => {
  it('stays logged in for exactly one second, is asked for once more with isRetry, and then is not [B4.092] [B4.093] [B4.095] [B7.10]', async () => {
    const { world, session, send, answer, names } = await asked(moana);
    send({ type: 'session.refresh' });
    await answer(whoAnswer());
    expect([isConfirming(session()), isLoggedIn(session()), emailOf(session())]).toEqual([
      true,
      true,
      'moana@kete.example',
    ]);
    world.clock.increment(999);
    expect(names()).toEqual(['askWho']);
    world.clock.increment(1);
    expect(names()).toEqual(['askWho', 'askAgain']);
    await answer(whoAnswer({}, 4));
    expect(session().value).toEqual({ question: 'resting', who: 'loggedOut' });
    expect([shopperOf(session()).firstName, emailOf(session())]).toEqual([null, null]);
    expect(world.emitted).toEqual([{ type: 'session.ended', how: 'retry' }]);
    expect(world.reports).toMatchObject([
      { type: 'session.ended' },
      { type: 'user.changed', subject: null, isShopper: false },
      { type: 'context.kept', storeId: 4 },
    ]);
    world.clock.increment(60_000);
    expect(names()).toHaveLength(2);
    world.stop();
  });

  it('is not logged out when the second answer says that they are, nor when it does not come [B4.093]', async () => {
    const { world, session, send, answer, refuse } = await asked(moana);
    for (const second of [() => answer(whoAnswer(moana)), () => refuse(offline)]) {
      send({ type: 'session.refresh' });
      await answer(whoAnswer());
      world.clock.increment(1_000);
      await second();
      expect([isLoggedIn(session()), isConfirming(session())]).toEqual([true, false]);
    }
    expect(session().value).toEqual({ question: 'stale', who: 'shopper' });
    expect(world.emitted).toEqual([]);
    world.stop();
  });

  it('is not asked for a second time on the first page, where nobody was logged in', async () => {
    const { world, answer, names } = await asked();
    await answer(whoAnswer());
    world.clock.increment(5_000);
    expect([names(), world.emitted]).toEqual([['askWho'], []]);
    world.stop();
  });

  it.each([
    { type: 'logout.asked' },
    { type: 'login.told', isSocial: false, redirectUrl: null },
    { type: 'tab.told', subject: 'ari' },
    { type: 'context.keep', context: contextAnswer(moana) },
  ] as const)('is not asked for a second time after $type', async (event) => {
    const { world, send, answer, names } = await asked(moana);
    send({ type: 'session.refresh' });
    await answer(whoAnswer());
    send({ type: 'session.refresh' });
    send(event);
    world.clock.increment(5_000);
    expect(names()).not.toContain('askAgain');
    world.stop();
  });
});
