import { describe, expect, it } from 'vitest';
import { type SaverPurchaseContext, saverPurchaseMachine } from '#machines/saver-purchase/index.ts';
import { staged } from '../kit/staged.ts';
import { attempt, buy, lost, refusal, toldAs, wanted } from './saver-purchase.roster.ts';

const blank = {
  ...{ subject: 'aroha', asked: null, attempt: null, subscriptionId: null },
  ...{ reason: null, fault: null, tries: 0, unheard: 0 },
};
const passId = '40000000-0000-4000-8000-000000000001';
const wantedOfAroha = { type: 'attempt.wanted', subject: 'aroha' };
const settled = { type: 'attempt.settled', key: attempt.key };

const arrive = (subject: string | null = 'aroha') => staged<SaverPurchaseContext>(saverPurchaseMachine, { subject });

function open() {
  const shop = arrive();
  shop.send({ type: 'attempt.told', attempt: null });
  return shop;
}

async function buying() {
  const shop = open();
  shop.send(buy);
  await shop.answer('settleSession');
  await shop.answer('beginAttempt', attempt);
  return shop;
}

async function doubted() {
  const shop = await buying();
  await shop.answer('buyPass', toldAs('pending'));
  return shop;
}

describe('A pass that is bought', () => {
  it('is on its way with what was wanted, and with its key alone once it has one [A2.079]', async () => {
    const shop = open();
    shop.send(buy);
    expect([shop.state(), shop.asking(), shop.context()]).toEqual([
      'holding',
      ['settleSession'],
      { ...blank, asked: wanted },
    ]);
    await shop.answer('settleSession');
    expect([shop.state(), shop.asking()]).toEqual(['beginning', ['beginAttempt']]);
    await shop.answer('beginAttempt', attempt);
    expect([shop.state(), shop.asking(), shop.context()]).toEqual(['buying', ['buyPass'], { ...blank, attempt }]);
  });

  it('goes on its way where it cannot be told who is signed in, for the store will say', async () => {
    const shop = open();
    shop.send(buy);
    await shop.refuse('settleSession', lost);
    expect(shop.asking()).toEqual(['beginAttempt']);
  });

  it('is told of with its number, and its key is let go when that has been seen [A2.080]', async () => {
    const shop = await buying();
    await shop.answer('buyPass', toldAs('active'));
    expect([shop.state(), shop.context()]).toEqual(['confirmed', { ...blank, attempt, subscriptionId: passId }]);
    expect(shop.told()).toEqual([wantedOfAroha, { type: 'pass.bought', subscriptionId: passId }]);
    shop.send({ type: 'purchase.seen' });
    expect([shop.state(), shop.context()]).toEqual([{ open: 'ready' }, blank]);
    expect(shop.told().slice(2)).toEqual([settled]);
  });

  it('cannot be written down: nothing is sent, and it is said why', async () => {
    const shop = open();
    shop.send(buy);
    await shop.answer('settleSession');
    await shop.refuse('beginAttempt', lost);
    expect([shop.state(), shop.context(), shop.asking()]).toEqual([
      { open: 'refused' },
      { ...blank, fault: lost.fault },
      [],
    ]);
    expect(shop.told()).toEqual([wantedOfAroha, { type: 'pass.refused', fault: lost.fault }]);
    shop.send(buy);
    expect(shop.context()).toEqual({ ...blank, asked: wanted });
  });
});

describe('A pass that is not sold', () => {
  it('because it was not paid for: its key is let go, and the reason is told and can be read away [A7.066]', async () => {
    const shop = await buying();
    await shop.answer('buyPass', toldAs('declined'));
    expect([shop.state(), shop.context()]).toEqual([{ open: 'declined' }, { ...blank, reason: 'Not enough money.' }]);
    expect(shop.told()).toEqual([wantedOfAroha, settled, { type: 'pass.declined', reason: 'Not enough money.' }]);
    shop.send({ type: 'outcome.dismiss' });
    expect([shop.state(), shop.context()]).toEqual([{ open: 'ready' }, blank]);
  });

  it('because the store says no: its key is let go and its words are told [A7.066]', async () => {
    const shop = await buying();
    const no = refusal('TotalsChanged');
    await shop.refuse('buyPass', no);
    expect([shop.state(), shop.context()]).toEqual([{ open: 'refused' }, { ...blank, fault: no.fault }]);
    expect(shop.told()).toEqual([wantedOfAroha, settled, { type: 'pass.refused', fault: no.fault }]);
  });

  it('because it may not be: what was said of the press before is gone [A4.07] [A4.08]', async () => {
    const shop = await buying();
    await shop.answer('buyPass', toldAs('declined'));
    shop.send({ ...buy, hasPass: true });
    expect([shop.state(), shop.context(), shop.count('settleSession')]).toEqual([{ open: 'barred' }, blank, 1]);
  });
});

describe('A pass of which nobody knows', () => {
  it('is asked for at once when the store has it and has not done it; that is told once [A7.066]', async () => {
    const shop = await doubted();
    expect([shop.state(), shop.asking()]).toEqual([{ resolving: 'asking' }, ['askByKey']]);
    expect(shop.told()).toEqual([wantedOfAroha, { type: 'pass.doubted' }]);
    await shop.answer('askByKey', toldAs('declined'));
    expect([shop.state(), shop.context()]).toEqual([{ open: 'declined' }, { ...blank, reason: 'Not enough money.' }]);
    expect(shop.told().slice(2)).toEqual([settled, { type: 'pass.declined', reason: 'Not enough money.' }]);
  });

  it('is waited for when the answer was lost, and can be asked for at once [A7.066]', async () => {
    const shop = await buying();
    await shop.refuse('buyPass', lost);
    expect([shop.state(), shop.asking(), shop.context()]).toEqual([
      { resolving: 'pausing' },
      ['pause'],
      { ...blank, attempt, fault: lost.fault },
    ]);
    expect(shop.told().at(-1)).toEqual({ type: 'pass.doubted' });
    shop.send({ type: 'purchase.askNow' });
    expect([shop.state(), shop.asking()]).toEqual([{ resolving: 'asking' }, ['askByKey']]);
    await shop.answer('askByKey', toldAs('active'));
    expect([shop.state(), shop.context()]).toEqual(['confirmed', { ...blank, attempt, subscriptionId: passId }]);
    expect(shop.told().at(-1)).toEqual({ type: 'pass.bought', subscriptionId: passId });
  });

  it('is asked for again though the question was lost, and each wait is counted', async () => {
    const shop = await doubted();
    await shop.refuse('askByKey', lost);
    expect([shop.state(), shop.context()]).toEqual([
      { resolving: 'pausing' },
      { ...blank, attempt, fault: lost.fault },
    ]);
    await shop.answer('pause');
    expect(shop.context()).toEqual({ ...blank, attempt, fault: lost.fault, tries: 1 });
    await shop.answer('askByKey', toldAs('pending'));
    expect(shop.context()).toEqual({ ...blank, attempt, tries: 1 });
    await shop.refuse('pause', lost);
    expect([shop.state(), shop.context().tries]).toEqual([{ resolving: 'asking' }, 2]);
  });

  it('was never bought when the store has twice in a row not heard of it [A7.066]', async () => {
    const shop = await doubted();
    await shop.answer('askByKey', null);
    expect([shop.state(), shop.context()]).toEqual([{ resolving: 'pausing' }, { ...blank, attempt, unheard: 1 }]);
    await shop.answer('pause');
    await shop.answer('askByKey', toldAs('pending'));
    expect(shop.context().unheard).toBe(0);
    await shop.answer('pause');
    await shop.answer('askByKey', null);
    await shop.answer('pause');
    await shop.answer('askByKey', null);
    expect(shop.state()).toEqual({ open: 'unbought' });
    expect(shop.told().slice(2)).toEqual([{ type: 'pass.unbought' }]);
    shop.send({ type: 'outcome.dismiss' });
    expect([shop.state(), shop.context()]).toEqual([{ open: 'ready' }, { ...blank, attempt }]);
  });

  it('is counted anew when it is another press: a first word of not knowing it is early again', async () => {
    const shop = arrive();
    shop.send({ type: 'attempt.told', attempt });
    expect([shop.state(), shop.context()]).toEqual([{ resolving: 'asking' }, { ...blank, attempt }]);
    await shop.answer('askByKey', null);
    await shop.answer('pause');
    await shop.answer('askByKey', null);
    expect(shop.context()).toEqual({ ...blank, attempt, tries: 1, unheard: 1 });
    shop.send(buy);
    expect(shop.context()).toEqual({ ...blank, attempt, asked: wanted });
    await shop.answer('settleSession');
    await shop.answer('beginAttempt', attempt);
    await shop.answer('buyPass', toldAs('pending'));
    await shop.answer('askByKey', null);
    expect(shop.state()).toEqual({ resolving: 'pausing' });
  });
});

describe('A purchase of one shopper', () => {
  it('goes on when the same one is told of again, and is nothing to anybody else', async () => {
    const shop = await buying();
    shop.send({ type: 'user.changed', subject: 'aroha', isShopper: true });
    expect([shop.state(), shop.asking(), shop.types()]).toEqual(['buying', ['buyPass'], ['attempt.wanted']]);
    shop.send({ type: 'user.changed', subject: 'wiremu', isShopper: true });
    expect([shop.state(), shop.asking(), shop.context()]).toEqual(['arriving', [], { ...blank, subject: 'wiremu' }]);
    expect(shop.told().slice(1)).toEqual([{ type: 'attempt.wanted', subject: 'wiremu' }]);
    shop.send({ type: 'attempt.told', attempt });
    expect([shop.state(), shop.context()]).toEqual([{ open: 'ready' }, { ...blank, subject: 'wiremu' }]);
  });

  it('is wanted of nobody where nobody may buy, until somebody comes who may', () => {
    const shop = arrive(null);
    shop.send({ type: 'attempt.told', attempt }, buy);
    expect([shop.state(), shop.told(), shop.asking()]).toEqual(['away', [], []]);
    shop.send({ type: 'user.changed', subject: 'aroha', isShopper: false });
    expect([shop.state(), shop.told()]).toEqual(['away', []]);
    shop.send({ type: 'user.changed', subject: 'aroha', isShopper: true });
    expect([shop.state(), shop.told()]).toEqual(['arriving', [wantedOfAroha]]);
  });
});
