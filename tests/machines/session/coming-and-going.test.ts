import { describe, expect, it } from 'vitest';
import { emailOf, isLoggedIn, isShopper, isUnopened, leavingOf, shopperOf } from '#machines/session/index.ts';
import { guest } from '#services/session/session.rules.ts';
import { contextAnswer, whoAnswer } from '../kit/answers.ts';
import { ari, asked, moana, offline, refused, told } from './session.asked.ts';

describe('Signing in', () => {
  it('opens the shop with where they were going, tells it, and asks for the email [B4.098] [B4.O9] [B7.08]', async () => {
    const { world, session, send, answer, names } = await asked({});
    send({ type: 'login.told', isSocial: false, redirectUrl: '/shop/specials' });
    expect(names()).toEqual(['openSession']);
    await answer(contextAnswer(moana));
    expect(isShopper(session())).toBe(true);
    expect(world.emitted).toEqual([
      { type: 'session.begun', how: 'told' },
      { type: 'login.done', redirectUrl: '/shop/specials', isReloading: true },
    ]);
    await answer(whoAnswer(moana));
    expect(emailOf(session())).toBe('moana@kete.example');
    expect(world.reports.filter(({ type }) => type === 'loyalty.due')).toHaveLength(1);
    world.stop();
  });

  it.each([
    ['a context is active', {}, false, true],
    ['the sign-in was social', undefined, true, true],
    ['neither', undefined, false, false],
  ])('says whether the page is loaded again: %s [B4.099] [B4.100]', async (_, first, isSocial, isReloading) => {
    const { world, send, answer } = await asked(first);
    send({ type: 'login.told', isSocial, redirectUrl: null });
    await answer(contextAnswer(moana));
    expect(world.emitted.at(-1)).toEqual({ type: 'login.done', redirectUrl: null, isReloading });
    world.stop();
  });

  it('that does not open the shop says so, loses nothing and can be tried again [B4.098]', async () => {
    const { world, session, send, answer, refuse } = await asked({});
    send({ type: 'login.told', isSocial: false, redirectUrl: '/account/details' });
    await refuse(offline);
    expect([isUnopened(session()), isLoggedIn(session()), session().context.fault]).toEqual([
      true,
      false,
      offline.fault,
    ]);
    send({ type: 'session.retry' });
    await answer(contextAnswer(ari));
    expect(world.emitted.at(-1)).toEqual({ type: 'login.done', redirectUrl: '/account/details', isReloading: true });
    expect(isUnopened(session())).toBe(false);
    world.stop();
  });

  it('of somebody else ends what was and begins anew, with loyalty due once more', async () => {
    const { world, send, answer } = await asked(moana);
    send({ type: 'login.told', isSocial: false, redirectUrl: null });
    await answer(contextAnswer(ari));
    expect(world.emitted.slice(0, 2)).toEqual([
      { type: 'session.ended', how: 'told' },
      { type: 'session.begun', how: 'told' },
    ]);
    expect(world.reports.map(({ type }) => type)).toEqual([
      'session.ended',
      'user.changed',
      'loyalty.due',
      'context.kept',
    ]);
    world.stop();
  });

  it('is one episode however often it is asked about', async () => {
    const { world, send, answer } = await asked(moana);
    for (let time = 0; time < 3; time++) {
      send({ type: 'session.refresh' });
      await answer(whoAnswer(moana));
    }
    expect([told(world), world.reports.map(({ type }) => type)]).toEqual([[], Array(3).fill('context.kept')]);
    world.stop();
  });
});

describe('Signing out', () => {
  it('clears everything of the shopper in the step in which the server agreed [B4.091] [A7.036] [B7.09] [B7.O3]', async () => {
    const { world, session, send, answer, names } = await asked(moana);
    send({ type: 'logout.asked' });
    expect([leavingOf(session()), isLoggedIn(session())]).toEqual(['leaving', true]);
    send({ type: 'logout.asked' });
    send({ type: 'context.keep', context: contextAnswer(moana) });
    await answer(undefined);
    const { shopper, fulfilment, email } = session().context;
    expect({ shopper, fulfilment, email }).toEqual({ shopper: guest, fulfilment: null, email: null });
    expect([names(), leavingOf(session())]).toEqual([['signOut', 'askWho'], null]);
    expect(world.emitted).toEqual([{ type: 'session.ended', how: 'told' }]);
    world.stop();
  });

  it('that fails never pretends: the shopper is still in, is told so, and may try again or let it be [B7.09]', async () => {
    const { world, session, send, answer, refuse } = await asked(moana);
    send({ type: 'logout.asked' });
    await refuse(offline);
    expect([leavingOf(session()), isShopper(session()), session().context.fault]).toEqual([
      'failed',
      true,
      offline.fault,
    ]);
    send({ type: 'context.keep', context: contextAnswer({ ...moana, orderCount: 2 }) });
    expect([leavingOf(session()), shopperOf(session()).orderCount]).toEqual(['failed', 2]);
    send({ type: 'logout.asked' });
    await refuse(offline);
    send({ type: 'logout.dismiss' });
    await answer(whoAnswer(moana));
    expect([leavingOf(session()), isShopper(session())]).toEqual([null, true]);
    world.stop();
  });

  it('whose answer was lost is found out as soon as something is refused: it is asked twice, and they are out [B7.09]', async () => {
    const { world, session, send, answer, refuse, names } = await asked(moana);
    send({ type: 'logout.asked' });
    await refuse(offline);
    send({ type: 'session.refresh' });
    expect([leavingOf(session()), session().hasTag('busy')]).toEqual(['failed', true]);
    await answer(whoAnswer());
    expect([leavingOf(session()), session().hasTag('confirming')]).toEqual([null, true]);
    world.clock.increment(1_000);
    await answer(whoAnswer());
    expect([isLoggedIn(session()), names()]).toEqual([false, ['signOut', 'askWho', 'askAgain']]);
    world.stop();
  });

  it.each([
    ['says that they are still in', false],
    ['is not there', true],
  ])('that failed stays said while the server is asked and %s [B7.09]', async (_, isDown) => {
    const { world, session, send, answer, refuse } = await asked(moana);
    send({ type: 'logout.asked' });
    await refuse(offline);
    send({ type: 'session.refresh' });
    await (isDown ? refuse(offline) : answer(whoAnswer({ ...moana, orderCount: 3 })));
    expect([leavingOf(session()), session().hasTag('busy'), isShopper(session())]).toEqual(['failed', false, true]);
    expect(shopperOf(session()).orderCount).toBe(isDown ? 0 : 3);
    world.stop();
  });

  it('meant for somebody whom the server does not take for signed in has it asked', async () => {
    const { world, session, send, refuse, names } = await asked(moana);
    send({ type: 'logout.asked' });
    await refuse(refused(409, 'SubjectChanged'));
    expect([leavingOf(session()), names().at(-1)]).toEqual([null, 'askWho']);
    world.stop();
  });

  it('in another tab signs this one out at once, and asks', async () => {
    const { world, session, send, names } = await asked(moana);
    send({ type: 'tab.told', subject: 'moana' });
    expect(names()).toEqual([]);
    send({ type: 'tab.told', subject: null });
    expect([session().value, names()]).toEqual([{ question: 'asking', who: 'loggedOut' }, ['askWho']]);
    expect(world.emitted).toEqual([{ type: 'session.ended', how: 'elsewhere' }]);
    world.stop();
  });

  it.each([
    ['was', moana, ['account.missed', 'session.ended']],
    ['was not', {}, ['account.missed']],
  ])(
    'is what a lost account amounts to, told once, of somebody who %s signed in [B4.O10]',
    async (_, first, expected) => {
      const { world, session, send, refuse } = await asked(first);
      send({ type: 'session.refresh' });
      await refuse(refused(401, 'AccountMissing'));
      expect(session().value).toEqual({ question: 'resting', who: 'loggedOut' });
      expect(world.emitted).toEqual([
        { type: 'account.missed', wasLoggedIn: 'isLoggedIn' in first },
        ...(expected.length > 1 ? [{ type: 'session.ended', how: 'missing' }] : []),
      ]);
      expect(session().context.fault).toMatchObject({ code: 'AccountMissing' });
      world.stop();
    },
  );
});
