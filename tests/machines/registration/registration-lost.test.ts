import { describe, expect, it } from 'vitest';
import { registrationMachine, registrationShown } from '#machines/registration/index.ts';
import { FaultError } from '#services/fault.ts';
import { createWorld, type Question } from '../kit/world.ts';
import { common, noCode } from './registration.roster.ts';

const form = { type: 'form.submit', email: 'ari@kete.nz', password: 'kererū-1', problems: {} };
const code = { type: 'code.submit', code: '123456', problems: {}, redirectUrl: '/' };
const letter = { type: 'letter.send', password: 'kererū-1' };
const offline = new FaultError({ tag: 'offline', message: 'You are offline.' });
const wrongForm = { ...form, problems: { email: 'Please type your email.' } };
const wrongCode = { ...code, problems: { code: 'The code has six digits.' } };

function begins() {
  const world = createWorld(registrationMachine);
  const shown = () => registrationShown(world.snapshot() as never);
  const asked = () => world.open()[0] as Question;
  return {
    ...{ ...world, shown, asked },
    where: () => world.snapshot().value,
    codeIn: () => (world.snapshot().value as { lettered?: { code: string } }).lettered?.code,
    lettered: async () => {
      world.chart.send(form);
      await world.answer(asked(), undefined);
    },
  };
}

describe('The form of a new account', () => {
  it('keeps the email as it is typed', () => {
    const { chart, shown } = begins();
    chart.send({ type: 'email.change', email: 'ari@' });
    expect(shown()).toMatchObject({ step: 'account', email: 'ari@', problems: {}, fault: null });
  });

  it('sends nothing while something is wrong in it, says what, and forgets that when the page is left', () => {
    const { chart, shown, where, questions } = begins();
    chart.send(wrongForm);
    expect([where(), shown().problems, questions]).toEqual([{ open: 'wrong' }, wrongForm.problems, []]);
    chart.send({ type: 'page.leave' });
    expect([where(), shown().problems]).toEqual([{ open: 'editing' }, {}]);
  });

  it('that did not get through says so until it is sent again, which is possible at once', async () => {
    const { chart, refuse, asked, shown, where } = begins();
    chart.send(form);
    expect(shown().isBusy).toBe(true);
    await refuse(asked(), offline);
    expect([where(), shown().fault, shown().problems]).toEqual([{ open: 'failed' }, offline.fault, {}]);
    chart.send(form);
    expect([where(), shown().fault]).toEqual(['sending', null]);
    await refuse(asked(), common);
    expect([where(), shown().fault, shown().problems]).toEqual([
      { open: 'wrong' },
      null,
      { password: 'is used by many people' },
    ]);
  });

  it('is called off when the page is left, and an answer to it makes no letter', async () => {
    const { chart, answer, asked, shown, where } = begins();
    chart.send(form);
    const left = asked();
    chart.send({ type: 'page.leave' });
    expect([left.signal.aborted, where()]).toEqual([true, { open: 'editing' }]);
    await answer(left, undefined);
    expect(shown()).toMatchObject({ step: 'account', isBusy: false, letters: 0, email: 'ari@kete.nz' });
  });
});

describe('The code of the letter', () => {
  it('that is none is not sent, and its field says why', async () => {
    const { lettered, chart, shown, codeIn, questions } = begins();
    await lettered();
    chart.send(wrongCode);
    expect([codeIn(), shown().problems, questions.length]).toEqual(['wrong', wrongCode.problems, 1]);
  });

  it('is sent once however often it is pressed, and called off when the page is left', async () => {
    const { lettered, chart, answer, asked, shown, codeIn, questions, reports } = begins();
    await lettered();
    chart.send(code);
    chart.send(code);
    chart.send(wrongCode);
    expect([codeIn(), shown().problems, questions.length]).toEqual(['sending', {}, 2]);
    const left = asked();
    chart.send({ type: 'page.leave' });
    expect([left.signal.aborted, codeIn()]).toEqual([true, 'editing']);
    await answer(left, { isSuccessful: true, signInFailureReasonMessage: null });
    expect([shown().step, reports]).toEqual(['code', []]);
  });

  it('that was refused, or did not arrive, says which of the two and can be sent again', async () => {
    const { lettered, chart, answer, refuse, asked, shown, codeIn } = begins();
    await lettered();
    chart.send(code);
    await answer(asked(), { isSuccessful: false, signInFailureReasonMessage: 'That code is too old.' });
    expect([codeIn(), shown().problems]).toEqual(['wrong', { code: 'That code is too old.' }]);
    chart.send(code);
    await refuse(asked(), noCode);
    expect([codeIn(), shown().problems, shown().fault]).toEqual(['wrong', { code: 'has six digits' }, null]);
    chart.send(code);
    await refuse(asked(), offline);
    expect([codeIn(), shown().problems, shown().fault]).toEqual(['failed', {}, offline.fault]);
    chart.send(code);
    expect([codeIn(), shown().fault]).toEqual(['sending', null]);
  });

  it('that was wrong is not said to be wrong of the address that is typed anew', async () => {
    const { lettered, chart, shown } = begins();
    await lettered();
    chart.send(wrongCode);
    chart.send({ type: 'address.change' });
    expect([shown().step, shown().problems, shown().fault]).toEqual(['account', {}, null]);
  });
});

describe('Another letter', () => {
  it('that could not be sent says so until the next try', async () => {
    const { lettered, chart, clock, refuse, asked, shown } = begins();
    await lettered();
    clock.increment(30_000);
    chart.send(letter);
    await refuse(asked(), offline);
    expect(shown()).toMatchObject({ letter: 'ready', letterFault: offline.fault, letters: 1 });
    chart.send(letter);
    expect(shown()).toMatchObject({ letter: 'busy', letterFault: null });
  });

  it('is waited for when the page is left while it is asked for', async () => {
    const { lettered, chart, clock, asked, shown } = begins();
    await lettered();
    clock.increment(30_000);
    chart.send(letter);
    const left = asked();
    chart.send({ type: 'page.leave' });
    expect([left.signal.aborted, shown().letter, clock.openWaits]).toEqual([true, 'waiting', 1]);
  });

  it('is counted anew for another address', async () => {
    const { lettered, chart, clock, answer, refuse, asked, shown } = begins();
    await lettered();
    clock.increment(30_000);
    chart.send(letter);
    await answer(asked(), undefined);
    clock.increment(30_000);
    chart.send(letter);
    await refuse(asked(), offline);
    chart.send({ type: 'address.change' });
    await lettered();
    expect(shown()).toMatchObject({ step: 'code', letters: 1, letterFault: null });
  });
});

it('Whoever is registered and leaves the page finds an empty form there the next time', async () => {
  const { lettered, chart, answer, asked, shown, where } = begins();
  await lettered();
  chart.send(code);
  await answer(asked(), { isSuccessful: true, signInFailureReasonMessage: null });
  chart.send({ type: 'page.leave' });
  expect([shown().step, where()]).toEqual(['account', { open: 'editing' }]);
});
