import { describe, expect, it } from 'vitest';
import { credentialsMachine, emailShown, passwordShown } from '#machines/credentials/index.ts';
import { FaultError } from '#services/fault.ts';
import { createWorld, type Question } from '../kit/world.ts';
import { code, email, notMine, password, prove, right, sameEmail, unproven, wrong } from './credentials.roster.ts';

const offline = new FaultError({ tag: 'offline', message: 'No connection.' });

function begins() {
  const world = createWorld(credentialsMachine, { input: { subject: 'aroha' } });
  const asked = () => world.open().at(-1) as Question;
  return {
    ...world,
    asked,
    shown: () => emailShown(world.snapshot() as never),
    chosen: () => passwordShown(world.snapshot() as never),
    lettered: async () => {
      world.chart.send(email);
      await world.answer(asked(), undefined);
    },
  };
}

describe('Another email', () => {
  it('is proven with the password, then with the code of a letter, and told of once [A2.072] [A7.080]', async () => {
    const { chart, answer, refuse, asked, shown, emitted } = begins();
    chart.send(email);
    await refuse(asked(), unproven);
    expect(shown()).toMatchObject({ step: 'proving', email: 'new@kete.nz' });
    chart.send(prove);
    await answer(asked(), right);
    expect([shown().step, shown().isBusy, asked().name]).toEqual(['typing', true, 'changeEmail']);
    await answer(asked(), undefined);
    expect(shown()).toMatchObject({ step: 'code', letters: 1, letter: 'waiting' });
    chart.send(code);
    chart.send(code);
    await answer(asked(), right);
    expect(shown()).toMatchObject({ step: 'changed', email: 'new@kete.nz' });
    expect(emitted.map(({ type }) => type)).toEqual(['email.changed']);
  });

  it('stands as it was typed whatever becomes of it or of the password [A7.080]', async () => {
    const { chart, answer, refuse, asked, shown } = begins();
    chart.send(email);
    await refuse(asked(), sameEmail);
    expect(shown()).toMatchObject({ step: 'typing', email: 'new@kete.nz', problems: { email: 'is yours already' } });
    chart.send(email);
    await refuse(asked(), offline);
    expect(shown()).toMatchObject({ step: 'typing', email: 'new@kete.nz', fault: { tag: 'offline' } });
    chart.send(email);
    await refuse(asked(), unproven);
    chart.send(prove);
    await answer(asked(), wrong);
    expect(shown().proof).toMatchObject({ isBusy: false, problems: { password: 'That is not right.' } });
    chart.send({ type: 'proof.cancel' });
    expect(shown()).toMatchObject({ step: 'typing', email: 'new@kete.nz' });
  });

  it('is not the account’s while the code is wrong or did not get through [A7.080]', async () => {
    const { lettered, chart, answer, refuse, asked, shown, emitted } = begins();
    await lettered();
    chart.send(code);
    await answer(asked(), wrong);
    expect(shown()).toMatchObject({ step: 'code', problems: { code: 'That is not right.' } });
    chart.send(code);
    await refuse(asked(), offline);
    expect(shown()).toMatchObject({ step: 'code', fault: { tag: 'offline' } });
    expect(emitted).toEqual([]);
  });

  it('is asked for its code again where the page was loaded anew meanwhile [A7.080]', async () => {
    const { chart, shown, asked } = begins();
    chart.send({ type: 'email.recall', email: null });
    expect(shown().step).toBe('typing');
    chart.send({ type: 'email.recall', email: 'new@kete.nz' });
    expect(shown()).toMatchObject({ step: 'code', email: 'new@kete.nz', letter: 'ready' });
    chart.send({ type: 'letter.send' });
    expect(asked().name).toBe('sendLetter');
  });

  it('has another letter after half a minute; the password is asked for when it is too long ago [A7.080]', async () => {
    const { lettered, chart, clock, answer, refuse, asked, shown, open } = begins();
    await lettered();
    clock.increment(29_999);
    chart.send({ type: 'letter.send' });
    expect(open()).toEqual([]);
    clock.increment(1);
    chart.send({ type: 'letter.send' });
    await answer(asked(), undefined);
    expect(shown()).toMatchObject({ letter: 'waiting', letters: 2 });
    clock.increment(30_000);
    chart.send({ type: 'letter.send' });
    await refuse(asked(), unproven);
    expect(shown()).toMatchObject({ step: 'proving', email: 'new@kete.nz' });
  });
});

describe('Another password', () => {
  it('is changed once, and its form begins anew [A2.072] [A7.080]', async () => {
    const { chart, answer, asked, chosen, questions } = begins();
    chart.send(password);
    chart.send(password);
    expect([chosen().isBusy, questions.length]).toEqual([true, 1]);
    await answer(asked(), undefined);
    expect(chosen()).toMatchObject({ isBusy: false, isChanged: true, changes: 1 });
    chart.send({ type: 'page.leave' });
    expect(chosen().isChanged).toBe(false);
  });

  it('that was refused or did not arrive leaves its form as it is [A7.080]', async () => {
    const { chart, refuse, asked, chosen } = begins();
    chart.send(password);
    await refuse(asked(), notMine);
    expect(chosen()).toMatchObject({ problems: { currentPassword: 'is not your password' }, fault: null, changes: 0 });
    chart.send(password);
    await refuse(asked(), offline);
    expect(chosen()).toMatchObject({ isChanged: false, fault: { tag: 'offline' }, changes: 0 });
  });
});
