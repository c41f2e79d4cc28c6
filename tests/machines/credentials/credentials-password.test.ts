import { expect, it } from 'vitest';
import { credentialsMachine, passwordShown } from '#machines/credentials/index.ts';
import { FaultError } from '#services/fault.ts';
import { createWorld, type Question } from '../kit/world.ts';
import { notMine, password } from './credentials.roster.ts';

const offline = new FaultError({ tag: 'offline', message: 'No connection.' });
const short = { ...password, problems: { password: 'Use at least 8 characters.' } };
const blank = { problems: {}, fault: null, isBusy: false, isChanged: false, changes: 0 };

function begins() {
  const world = createWorld(credentialsMachine, { input: { subject: 'aroha' } });
  const asked = () => world.open().at(-1) as Question;
  const where = () => (world.snapshot().value as { password: unknown }).password;
  return { ...world, asked, where, chosen: () => passwordShown(world.snapshot() as never) };
}

it('A new password that is too short is not sent; its field says so until the page is left', () => {
  const { chart, chosen, where, questions } = begins();
  chart.send(short);
  expect([where(), chosen(), questions]).toEqual(['wrong', { ...blank, problems: short.problems }, []]);
  chart.send({ type: 'page.leave' });
  expect([where(), chosen()]).toEqual(['editing', blank]);
});

it('A new password on its way is sent once, and leaving the page does not call it off', async () => {
  const { chart, answer, asked, chosen, where, questions } = begins();
  chart.send(password);
  chart.send(password);
  chart.send(short);
  chart.send({ type: 'page.leave' });
  expect([where(), chosen(), questions.length, asked().signal.aborted]).toEqual([
    'saving',
    { ...blank, isBusy: true },
    1,
    false,
  ]);
  await answer(asked(), undefined);
  expect([where(), chosen()]).toEqual(['changed', { ...blank, isChanged: true, changes: 1 }]);
});

it('A new password that was refused or lost says so until the next try', async () => {
  const { chart, refuse, asked, chosen, where } = begins();
  chart.send(password);
  await refuse(asked(), notMine);
  expect([where(), chosen()]).toEqual(['wrong', { ...blank, problems: { currentPassword: 'is not your password' } }]);
  chart.send(password);
  expect(chosen()).toEqual({ ...blank, isBusy: true });
  await refuse(asked(), offline);
  expect([where(), chosen()]).toEqual(['failed', { ...blank, fault: offline.fault }]);
  chart.send(password);
  expect(chosen()).toEqual({ ...blank, isBusy: true });
});

it('A new password is nobody else’s: who comes next finds an empty form, the same shopper finds theirs', async () => {
  for (const event of [
    { type: 'session.ended' },
    { type: 'user.changed', subject: 'hemi', isShopper: true },
    { type: 'user.changed', subject: null, isShopper: false },
  ]) {
    const { chart, answer, asked, chosen, where } = begins();
    chart.send(password);
    chart.send({ type: 'user.changed', subject: 'aroha', isShopper: true });
    expect(where()).toBe('saving');
    const left = asked();
    chart.send(event);
    expect([left.signal.aborted, where()]).toEqual([true, 'editing']);
    await answer(left, undefined);
    expect(chosen()).toEqual(blank);
  }
});
