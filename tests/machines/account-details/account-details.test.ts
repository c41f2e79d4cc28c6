import { describe, expect, it } from 'vitest';
import { accountDetailsMachine, accountShown, namesShown, phonesShown } from '#machines/account-details/index.ts';
import { FaultError } from '#services/fault.ts';
import { createWorld, type Question } from '../kit/world.ts';
import { aroha, badName, both, changed, mere, moved, unproven } from './account-details.roster.ts';

const wrong = { isSuccessful: false, signInFailureReasonMessage: 'This is not your password.' };
const right = { isSuccessful: true, signInFailureReasonMessage: null };
const offline = new FaultError({ tag: 'offline', message: 'No connection.' });

async function opened() {
  const world = createWorld(accountDetailsMachine, { input: { subject: 'aroha' } });
  const now = () => world.snapshot() as never;
  const asked = () => world.open().at(-1) as Question;
  world.chart.send({ type: 'details.open' });
  await world.answer(asked(), aroha);
  return {
    ...world,
    asked,
    account: () => accountShown(now()),
    names: () => namesShown(now()),
    phones: () => phonesShown(now()),
  };
}
const sendNames = { type: 'names.submit', typed: mere, problems: {} };
const sendPhones = { type: 'phones.submit', typed: both, problems: {} };
const prove = { type: 'proof.submit', password: 'kererū-1', problems: {} };

describe('The names of a shopper', () => {
  it('are saved once, and the shop greets by the new one [A1.23] [A2.070]', async () => {
    const { chart, answer, asked, names, account, reports, questions } = await opened();
    chart.send(sendNames);
    chart.send(sendNames);
    expect([names().state, questions.filter(({ name }) => name === 'saveNames').length]).toEqual(['saving', 1]);
    await answer(asked(), changed({ firstName: 'Mere' }));
    expect([names().state, names().typed, account().details?.firstName]).toEqual(['saved', null, 'Mere']);
    expect(reports.at(-1)).toMatchObject({ type: 'context.told', context: { shopper: { firstName: 'Mere' } } });
    chart.send({ type: 'names.type', typed: mere });
    expect(names().state).toBe('editing');
  });

  it('stand as they were typed whatever becomes of them, and can be sent again [A7.079]', async () => {
    const { chart, refuse, asked, names } = await opened();
    chart.send(sendNames);
    await refuse(asked(), offline);
    expect(names()).toMatchObject({ state: 'editing', typed: mere, fault: { tag: 'offline' } });
    chart.send(sendNames);
    await refuse(asked(), badName);
    expect(names()).toMatchObject({ typed: mere, problems: { firstName: 'Write your name here.' }, fault: null });
    chart.send({ type: 'names.leave' });
    expect(names()).toMatchObject({ typed: mere, problems: {}, fault: null });
  });

  it('that were changed elsewhere meanwhile are read again, and the next try knows of it [A7.079]', async () => {
    const { chart, refuse, answer, asked, names, account, open } = await opened();
    chart.send(sendNames);
    await refuse(asked(), moved);
    expect([names().state, names().typed, asked().name]).toEqual(['moved', mere, 'loadDetails']);
    await answer(asked(), { ...aroha, firstName: 'Ana' });
    expect([names().state, account().details?.firstName]).toEqual(['moved', 'Ana']);
    chart.send(sendNames);
    expect(open().map(({ name }) => name)).toEqual(['saveNames']);
  });

  it('are not overtaken by what was read before they were saved [A7.079]', async () => {
    const { chart, answer, open, account } = await opened();
    chart.send({ type: 'details.reload' });
    chart.send(sendNames);
    const [read, save] = open() as [Question, Question];
    await answer(save, changed({ firstName: 'Mere' }));
    await answer(read, aroha);
    expect(account()).toMatchObject({ state: 'shown', details: { firstName: 'Mere' } });
  });
});

describe('The phone numbers of a shopper', () => {
  it('are saved as the store takes them [A2.144] [B7.17]', async () => {
    const { chart, answer, asked, phones, account } = await opened();
    chart.send(sendPhones);
    await answer(asked(), changed({ phone: '+6443851234', otherPhone: '+64275550199' }));
    expect([phones().state, account().details?.otherPhone]).toEqual(['saved', '+64275550199']);
  });

  it('wait as they were typed while the password is asked for once more, then go by themselves [B7.17]', async () => {
    const { chart, answer, refuse, asked, phones } = await opened();
    chart.send(sendPhones);
    await refuse(asked(), unproven);
    expect(phones()).toMatchObject({ state: 'proving', typed: both });
    chart.send(prove);
    await answer(asked(), wrong);
    expect(phones()).toMatchObject({
      state: 'proving',
      typed: both,
      proof: { isBusy: false, problems: { password: 'This is not your password.' } },
    });
    chart.send(prove);
    await refuse(asked(), offline);
    expect(phones()).toMatchObject({ state: 'proving', proof: { fault: { tag: 'offline' } } });
    chart.send(prove);
    await answer(asked(), right);
    expect([phones().state, asked().name]).toEqual(['saving', 'savePhones']);
  });

  it('can be gone back to from the password [B7.17]', async () => {
    const { chart, refuse, asked, phones } = await opened();
    chart.send(sendPhones);
    await refuse(asked(), unproven);
    chart.send({ type: 'proof.cancel' });
    expect(phones()).toMatchObject({ state: 'editing', typed: both });
  });
});

describe('The details of an account', () => {
  it('stay on show when the store does not say them anew [A7.079]', async () => {
    const { chart, refuse, asked, account } = await opened();
    chart.send({ type: 'details.open' });
    expect(account()).toMatchObject({ state: 'shown', details: aroha });
    await refuse(asked(), offline);
    expect(account()).toMatchObject({ state: 'failed', details: aroha, fault: { tag: 'offline' } });
  });

  it('are asked for by a shopper alone, and go with them [A6.06]', async () => {
    const guest = createWorld(accountDetailsMachine, { input: { subject: null } });
    guest.chart.send({ type: 'details.open' });
    expect(guest.questions).toEqual([]);
    const { chart, account, names } = await opened();
    chart.send({ type: 'names.type', typed: mere });
    chart.send({ type: 'user.changed', subject: 'hemi', isShopper: true });
    expect([account().details, names().typed]).toEqual([null, null]);
  });
});
