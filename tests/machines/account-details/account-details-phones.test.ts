import { describe, expect, it } from 'vitest';
import { accountDetailsMachine, accountShown, phonesShown } from '#machines/account-details/index.ts';
import { FaultError } from '#services/fault.ts';
import { createWorld, type Question } from '../kit/world.ts';
import { aroha, both, changed, moved, shortPassword, unproven } from './account-details.roster.ts';

const offline = new FaultError({ tag: 'offline', message: 'No connection.' });
const badOther = new FaultError({
  ...{ tag: 'refused', status: 400, code: 'Invalid', message: 'Please check it.' },
  fieldErrors: { otherPhone: 'Write another one.' },
} as never);
const send = { type: 'phones.submit', typed: both, problems: {} };
const bad = { ...send, typed: { ...both, phone: '' }, problems: { phone: 'Write a phone number.' } };
const prove = { type: 'proof.submit', password: 'kererū-1', problems: {} };
const badProof = { ...prove, password: '', problems: { password: 'Please type your password.' } };
const wrong = { isSuccessful: false, signInFailureReasonMessage: 'This is not your password.' };
const right = { isSuccessful: true, signInFailureReasonMessage: null };
const said = { problems: {}, fault: null };
const unasked = { ...said, isBusy: false };

function begins(subject: string | null = 'aroha') {
  const world = createWorld(accountDetailsMachine, { input: { subject } });
  const { chart, answer, refuse } = world;
  const now = () => world.snapshot() as never;
  const asked = () => world.open().at(-1) as Question;
  const known = async () => {
    chart.send({ type: 'details.open' });
    await answer(asked(), aroha);
  };
  const proving = async () => {
    await known();
    chart.send(send);
    await refuse(asked(), unproven);
  };
  return {
    ...{ ...world, asked, known, proving },
    where: () => (world.snapshot().value as { phones: unknown }).phones,
    account: () => accountShown(now()),
    phones: () => phonesShown(now()),
    proof: () => phonesShown(now()).proof,
    asks: () => world.open().map(({ name }) => name),
  };
}

describe('Phone numbers that are typed', () => {
  it('stand as they are typed, for somebody alone, and are not saved over what nobody has seen', () => {
    const { chart, phones, where, questions } = begins();
    chart.send({ type: 'phones.type', typed: both });
    expect(phones()).toEqual({ state: 'editing', typed: both, ...said, proof: unasked });
    chart.send({ ...send, typed: { ...both, phone: '1' } });
    expect([questions, where(), phones().typed?.phone]).toEqual([[], 'editing', '1']);
    const guest = begins(null);
    guest.chart.send({ type: 'phones.type', typed: both });
    expect(guest.phones().typed).toBeNull();
  });

  it('that are wrong are not sent; the form says which until it is left', async () => {
    const { known, chart, phones, where, asks } = begins();
    await known();
    chart.send(bad);
    expect([asks(), where(), phones().typed, phones().problems]).toEqual([[], 'wrong', bad.typed, bad.problems]);
    chart.send({ type: 'phones.leave' });
    expect([where(), phones()]).toEqual(['editing', { state: 'editing', typed: bad.typed, ...said, proof: unasked }]);
  });

  it('on their way are sent once as they stood, whatever is pressed meanwhile', async () => {
    const { known, chart, phones, asked, asks, where } = begins();
    await known();
    chart.send(send);
    chart.send(send);
    chart.send(bad);
    chart.send({ type: 'phones.leave' });
    expect([asks(), asked().signal.aborted, where()]).toEqual([['savePhones'], false, 'saving']);
    expect(phones()).toEqual({ state: 'saving', typed: both, ...said, proof: unasked });
  });

  it('that were refused, lost or overtaken are told apart, and the next try takes what was said away', async () => {
    const { known, chart, refuse, asked, asks, phones, where } = begins();
    await known();
    chart.send(send);
    await refuse(asked(), badOther);
    expect([where(), phones().problems, phones().fault]).toEqual(['wrong', { otherPhone: 'Write another one.' }, null]);
    chart.send(send);
    expect(phones()).toMatchObject({ state: 'saving', ...said });
    await refuse(asked(), offline);
    expect([where(), phones().problems, phones().fault, asks()]).toEqual(['failed', {}, offline.fault, []]);
    chart.send(send);
    await refuse(asked(), moved);
    expect([where(), phones().state, phones().typed, phones().fault, asks()]).toEqual([
      'moved',
      'moved',
      both,
      null,
      ['loadDetails'],
    ]);
  });

  it('are the store’s own once they are saved, the shop hears of it, and typing on begins anew', async () => {
    const { known, chart, answer, asked, open, account, phones, where, reports, snapshot } = begins();
    await known();
    chart.send({ type: 'details.reload' });
    const [read] = open();
    chart.send(send);
    const saved = changed({ phone: '+6443851234' });
    await answer(asked(), saved);
    expect([read?.signal.aborted, (snapshot().value as { knowing: string }).knowing]).toEqual([true, 'shown']);
    expect([phones(), account().details]).toEqual([
      { state: 'saved', typed: null, ...said, proof: unasked },
      saved.details,
    ]);
    expect(reports).toEqual([{ type: 'context.told', context: saved.context }]);
    chart.send({ type: 'phones.type', typed: both });
    expect([where(), phones().typed]).toEqual(['editing', both]);
  });

  it.each([
    { type: 'session.ended' },
    { type: 'user.changed', subject: 'hemi', isShopper: true },
    { type: 'user.changed', subject: null, isShopper: false },
  ])(
    'are called off with whoever sent them, and not when the same shopper is told of: $type $subject',
    async (event) => {
      const { known, chart, asked, answer, phones, where, reports } = begins();
      await known();
      chart.send(send);
      chart.send({ type: 'user.changed', subject: 'aroha', isShopper: true });
      expect(where()).toBe('saving');
      const left = asked();
      chart.send(event);
      await answer(left, changed({}));
      expect([left.signal.aborted, where(), phones().typed, reports]).toEqual([true, 'editing', null, []]);
    },
  );
});

describe('The password before phone numbers are changed', () => {
  it('is judged by the form first, and the numbers cannot be sent past it', async () => {
    const { proving, chart, asks, proof, phones, where } = begins();
    await proving();
    expect([where(), phones().state, proof()]).toEqual([{ proving: 'editing' }, 'proving', unasked]);
    chart.send(send);
    chart.send(bad);
    chart.send(badProof);
    expect([where(), asks(), proof()]).toEqual([
      { proving: 'wrong' },
      [],
      { problems: badProof.problems, fault: null, isBusy: false },
    ]);
    expect(phones()).toMatchObject({ typed: both, problems: {} });
  });

  it('is sent once, and leaving does not call it off', async () => {
    const { proving, chart, asks, asked, proof, where } = begins();
    await proving();
    chart.send(badProof);
    chart.send(prove);
    chart.send(prove);
    chart.send(badProof);
    chart.send({ type: 'phones.leave' });
    expect([where(), asks(), asked().signal.aborted, proof()]).toEqual([
      { proving: 'checking' },
      ['checkPassword'],
      false,
      { ...said, isBusy: true },
    ]);
  });

  it('that is wrong, refused or lost says which, until the next try', async () => {
    const { proving, chart, answer, refuse, asked, proof, where } = begins();
    await proving();
    chart.send(prove);
    await answer(asked(), wrong);
    expect([where(), proof().problems]).toEqual([{ proving: 'wrong' }, { password: 'This is not your password.' }]);
    chart.send(prove);
    await refuse(asked(), shortPassword);
    expect([where(), proof()]).toEqual([{ proving: 'wrong' }, { ...unasked, problems: { password: 'is missing' } }]);
    chart.send(prove);
    await refuse(asked(), offline);
    expect([where(), proof()]).toEqual([{ proving: 'failed' }, { ...unasked, fault: offline.fault }]);
    chart.send(prove);
    expect(proof()).toEqual({ ...said, isBusy: true });
    await answer(asked(), right);
    expect([where(), proof(), asked().name]).toEqual(['saving', unasked, 'savePhones']);
  });

  it.each(['proof.cancel', 'phones.leave'])('can be left with nothing said of it: %s', async (type) => {
    const { proving, chart, phones, where } = begins();
    await proving();
    chart.send(badProof);
    chart.send({ type });
    expect([where(), phones()]).toEqual(['editing', { state: 'editing', typed: both, ...said, proof: unasked }]);
  });
});
