import { describe, expect, it } from 'vitest';
import { credentialsMachine, emailShown } from '#machines/credentials/index.ts';
import { FaultError } from '#services/fault.ts';
import { createWorld, type Question } from '../kit/world.ts';
import { code, email, noCode, prove, right, sameEmail, shortPassword, unproven, wrong } from './credentials.roster.ts';

const offline = new FaultError({ tag: 'offline', message: 'No connection.' });
const quiet = { problems: {}, fault: null };
const letter = { type: 'letter.send' };
const leave = { type: 'page.leave' };

function begins(subject: string | null = 'aroha') {
  const world = createWorld(credentialsMachine, { input: { subject } });
  const asked = () => world.open().at(-1) as Question;
  const where = () => (world.snapshot().value as { email: unknown }).email;
  const shown = () => emailShown(world.snapshot() as never);
  const { chart, answer, refuse } = world;
  const lettered = async () => {
    chart.send(email);
    await answer(asked(), undefined);
  };
  const proving = async () => {
    chart.send(email);
    await refuse(asked(), unproven);
  };
  const codeIn = () => (where() as { lettered: { code: string } }).lettered.code;
  return { ...world, asked, where, shown, lettered, proving, codeIn };
}

describe('A new email that is typed', () => {
  it('is kept as it is typed by somebody, and by nobody it is not', () => {
    const { chart, shown } = begins();
    chart.send({ type: 'email.type', email: 'n' });
    expect(shown()).toMatchObject({ step: 'typing', email: 'n', ...quiet });
    const guest = begins(null);
    guest.chart.send({ type: 'email.type', email: 'n' });
    guest.chart.send(email);
    guest.chart.send({ type: 'email.recall', email: 'new@kete.nz' });
    expect([guest.shown().email, guest.where(), guest.questions]).toEqual(['', { typing: 'editing' }, []]);
  });

  it('is not sent while it is none: its field says why until the page is left', () => {
    const { chart, shown, where, questions } = begins();
    chart.send({ ...email, problems: { email: 'Please type your email.' } });
    expect([where(), shown().problems, questions]).toEqual([
      { typing: 'wrong' },
      { email: 'Please type your email.' },
      [],
    ]);
    chart.send(leave);
    expect([where(), shown().problems]).toEqual([{ typing: 'editing' }, {}]);
  });

  it('that is refused or did not arrive is told apart, and what was said goes with the next try', async () => {
    const { chart, refuse, asked, shown, where, questions } = begins();
    chart.send(email);
    chart.send(email);
    expect(questions).toHaveLength(1);
    await refuse(asked(), sameEmail);
    expect([where(), shown().problems, shown().fault]).toEqual([
      { typing: 'wrong' },
      { email: 'is yours already' },
      null,
    ]);
    chart.send(email);
    expect([where(), shown().isBusy, shown().problems]).toEqual(['asking', true, {}]);
    await refuse(asked(), offline);
    expect([where(), shown().problems, shown().fault]).toEqual([{ typing: 'failed' }, {}, offline.fault]);
    chart.send(email);
    expect(shown()).toMatchObject({ isBusy: true, ...quiet });
  });

  it('is forgotten with whoever typed it, and not when the same shopper is told of again', async () => {
    for (const event of [
      { type: 'session.ended' },
      { type: 'user.changed', subject: 'hemi', isShopper: true },
      { type: 'user.changed', subject: null, isShopper: false },
    ]) {
      const { lettered, chart, shown, where, snapshot } = begins();
      await lettered();
      chart.send({ type: 'user.changed', subject: 'aroha', isShopper: true });
      expect(shown()).toMatchObject({ step: 'code', email: 'new@kete.nz', letters: 1 });
      chart.send(event);
      expect([where(), shown().email, shown().letters]).toEqual([{ typing: 'editing' }, '', 0]);
      expect(snapshot().context.subject).toBe('subject' in event ? event.subject : null);
    }
  });
});

describe('The password that is asked for once more', () => {
  it('is not sent while it is missing, and its field says so', async () => {
    const { proving, chart, shown, where, open } = begins();
    await proving();
    expect([where(), shown().proof]).toEqual([{ proving: 'editing' }, { ...quiet, isBusy: false }]);
    chart.send({ ...prove, problems: { password: 'Please type your password.' } });
    expect([where(), shown().proof.problems, open()]).toEqual([
      { proving: 'wrong' },
      { password: 'Please type your password.' },
      [],
    ]);
  });

  it('is sent once, and says what became of it: wrong, refused or lost', async () => {
    const { proving, chart, answer, refuse, asked, shown, where, open } = begins();
    await proving();
    chart.send(prove);
    chart.send(prove);
    chart.send({ ...prove, problems: { password: 'Please type your password.' } });
    expect([where(), open().length, shown().proof]).toEqual([{ proving: 'checking' }, 1, { ...quiet, isBusy: true }]);
    await answer(asked(), wrong);
    expect([where(), shown().proof.problems]).toEqual([{ proving: 'wrong' }, { password: 'That is not right.' }]);
    chart.send(prove);
    expect(shown().proof).toEqual({ ...quiet, isBusy: true });
    await refuse(asked(), shortPassword);
    expect([where(), shown().proof]).toEqual([
      { proving: 'wrong' },
      { problems: { password: 'is missing' }, fault: null, isBusy: false },
    ]);
    chart.send(prove);
    await refuse(asked(), offline);
    expect([where(), shown().proof]).toEqual([
      { proving: 'failed' },
      { problems: {}, fault: offline.fault, isBusy: false },
    ]);
    chart.send(prove);
    await answer(asked(), right);
    expect([where(), asked().name, shown().proof]).toEqual(['asking', 'changeEmail', { ...quiet, isBusy: false }]);
  });

  it('is gone back from with nothing said of it', async () => {
    const { proving, chart, answer, asked, shown, where } = begins();
    await proving();
    chart.send(prove);
    await answer(asked(), wrong);
    chart.send({ type: 'proof.cancel' });
    expect([where(), shown().proof, shown().email]).toEqual([
      { typing: 'editing' },
      { ...quiet, isBusy: false },
      'new@kete.nz',
    ]);
  });
});

describe('The code that a letter brought to the new address', () => {
  it('is judged by the form, then by the store, and each says why at its field', async () => {
    const { lettered, chart, answer, refuse, asked, shown, codeIn, open } = begins();
    await lettered();
    chart.send({ ...code, problems: { code: 'The code has six digits.' } });
    expect([codeIn(), shown().problems, open()]).toEqual(['wrong', { code: 'The code has six digits.' }, []]);
    chart.send(code);
    chart.send(code);
    chart.send({ ...code, problems: { code: 'The code has six digits.' } });
    expect([codeIn(), shown().problems, shown().isBusy, open().length]).toEqual(['sending', {}, true, 1]);
    await answer(asked(), wrong);
    expect([codeIn(), shown().problems]).toEqual(['wrong', { code: 'That is not right.' }]);
    chart.send(code);
    await refuse(asked(), noCode);
    expect([codeIn(), shown().problems, shown().fault]).toEqual(['wrong', { code: 'has six digits' }, null]);
    chart.send(code);
    await refuse(asked(), offline);
    expect([codeIn(), shown().problems, shown().fault]).toEqual(['failed', {}, offline.fault]);
  });

  it('leads back to the address, which stands, with nothing said of the code or the letter', async () => {
    const { lettered, chart, clock, refuse, asked, shown, where } = begins();
    await lettered();
    clock.increment(30_000);
    chart.send(letter);
    await refuse(asked(), offline);
    expect(shown()).toMatchObject({ letter: 'ready', letterFault: offline.fault, letters: 1 });
    chart.send({ ...code, problems: { code: 'The code has six digits.' } });
    chart.send({ type: 'address.change' });
    expect([where(), shown().problems, shown().fault]).toEqual([{ typing: 'editing' }, {}, null]);
    expect([shown().email, shown().letterFault]).toEqual(['new@kete.nz', null]);
  });

  it('has another letter asked for once at a time; what was said of the last try goes with the next', async () => {
    const { lettered, chart, clock, refuse, answer, asked, shown, open } = begins();
    await lettered();
    clock.increment(30_000);
    expect([shown().letter, open()]).toEqual(['ready', []]);
    chart.send(letter);
    chart.send(letter);
    expect([open().length, shown().letter]).toEqual([1, 'busy']);
    await refuse(asked(), offline);
    chart.send(letter);
    expect(shown()).toMatchObject({ letter: 'busy', letterFault: null });
    await answer(asked(), undefined);
    expect(shown()).toMatchObject({ letter: 'waiting', letters: 2 });
  });

  it('counts the letters of each address by themselves', async () => {
    const { lettered, chart, clock, answer, asked, shown } = begins();
    await lettered();
    clock.increment(30_000);
    chart.send(letter);
    await answer(asked(), undefined);
    chart.send({ type: 'address.change' });
    await lettered();
    expect(shown()).toMatchObject({ step: 'code', letters: 1 });
  });
});

describe('An email that was changed', () => {
  it.each(['address.change', 'page.leave'])('makes room for another one: %s', async (type) => {
    const { lettered, chart, answer, asked, shown, where, emitted } = begins();
    await lettered();
    chart.send(code);
    await answer(asked(), right);
    expect([shown().step, shown().email, emitted]).toEqual(['changed', 'new@kete.nz', [{ type: 'email.changed' }]]);
    chart.send({ type });
    expect([where(), shown().email]).toEqual([{ typing: 'editing' }, '']);
  });
});
