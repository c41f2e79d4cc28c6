import { describe, expect, it } from 'vitest';
import { isLoggedIn, isShopper, sessionMachine, shopperOf } from '#machines/session/index.ts';
import { FaultError } from '#services/fault.ts';
import { guest } from '#services/session/session.rules.ts';
import { contextAnswer } from '../kit/answers.ts';
import { createWorld } from '../kit/world.ts';

const offline = new FaultError({ tag: 'offline', message: 'You are offline.' });

const asked = () => {
  const world = createWorld(sessionMachine);
  return { world, session: () => world.snapshot() as ReturnType<typeof sessionMachine.resolveState> };
};

describe('The session', () => {
  it('takes a visitor for a guest until the server has said who it is', () => {
    const { world, session } = asked();
    expect(shopperOf(session())).toEqual(guest);
    expect(session().hasTag('settled')).toBe(false);
    world.stop();
  });

  it.each([
    ['loggedOut', {}],
    ['nonShopper', { isLoggedIn: true }],
    ['shopper', { isLoggedIn: true, isShopper: true }],
  ])('is %s when the server says so', async (who, shopper) => {
    const { world, session } = asked();
    await world.answer(world.open()[0] as never, contextAnswer(shopper));
    expect(session().value).toEqual({ question: 'resting', who });
    expect(isLoggedIn(session())).toBe('isLoggedIn' in shopper);
    expect(isShopper(session())).toBe('isShopper' in shopper);
    expect(session().context.serverNowMs).toBe(Date.parse('2026-11-21T09:00:00+13:00'));
    world.stop();
  });

  it('counts a shopper who is not logged in as a guest', async () => {
    const { world, session } = asked();
    await world.answer(world.open()[0] as never, contextAnswer({ isShopper: true, firstName: 'Moana' }));
    expect(session().value).toEqual({ question: 'resting', who: 'loggedOut' });
    expect(shopperOf(session()).firstName).toBe(null);
    world.stop();
  });

  it('keeps a shopper in when asking again fails, names the fault, and lets the shopper try again', async () => {
    const { world, session } = asked();
    await world.answer(world.open()[0] as never, contextAnswer({ isLoggedIn: true, isShopper: true }));
    world.chart.send({ type: 'session.refresh' });
    await world.refuse(world.open()[0] as never, offline);
    expect(session().value).toEqual({ question: 'resting', who: 'stale' });
    expect(isShopper(session())).toBe(true);
    expect(session().context.fault).toEqual(offline.fault);
    world.chart.send({ type: 'session.retry' });
    await world.answer(world.open()[0] as never, contextAnswer());
    expect(session().value).toEqual({ question: 'resting', who: 'loggedOut' });
    expect(session().context.fault).toBe(null);
    world.stop();
  });

  it('asks one question at a time, however often it is told to ask', async () => {
    const { world } = asked();
    for (let time = 0; time < 5; time++) world.chart.send({ type: 'session.refresh' });
    expect(world.questions.length).toBe(1);
    await world.answer(world.open()[0] as never, contextAnswer());
    world.chart.send({ type: 'session.refresh' });
    world.chart.send({ type: 'session.refresh' });
    expect(world.questions.length).toBe(2);
    world.stop();
  });

  it('takes the context that came with a write, and calls off the question that was on its way', async () => {
    const { world, session } = asked();
    const [question] = world.open();
    world.chart.send({ type: 'context.keep', context: contextAnswer({ isLoggedIn: true, firstName: 'Ari' }, 9) });
    expect(question?.signal.aborted).toBe(true);
    await world.answer(question as never, contextAnswer());
    expect(session().value).toEqual({ question: 'resting', who: 'nonShopper' });
    expect(world.reports).toEqual([
      { type: 'context.kept', storeId: 9 },
      { type: 'chart.settled', name: 'session' },
    ]);
    world.stop();
  });
});
