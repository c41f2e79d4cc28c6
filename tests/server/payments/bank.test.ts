import { describe, expect, it, test } from 'vitest';
import type { ChargeAnswer } from '#server/payments/provider.ts';
import { testCards } from '#server/payments/test-cards.ts';
import { openPaymentSide } from './payment-side.ts';

const numberOf = (says: string) => testCards.find((one) => one.says.startsWith(says))?.number ?? '';

async function payingWith(says: string) {
  const side = openPaymentSide();
  const instrumentId = await side.taken(numberOf(says));
  const told: (readonly [string, ChargeAnswer])[] = [];
  side.provider.watch((paymentId, answer) => told.push([paymentId, answer]));
  side.sleeps.length = 0;
  const charge = (paymentId = 'p1', amountCents = 1_250) =>
    side.provider.charge({ paymentId, instrumentId, amountCents });
  return { ...side, instrumentId, told, charge };
}
const captured = { state: 'captured' };
const declined = (words: RegExp) => ({ state: 'declined', reason: expect.stringMatching(words) });

describe('A payment', () => {
  it('is taken once however often it is asked for, and every answer is the first one', async () => {
    const { charge, told } = await payingWith('approved');
    expect(await Promise.all([charge(), charge(), charge()])).toEqual([captured, captured, captured]);
    expect(await charge()).toEqual(captured);
    expect(told.map(([paymentId]) => paymentId)).toEqual(['p1', 'p1']);
  });

  it('of another amount or card under the same name is refused aloud, and changes nothing', async () => {
    const { charge, taken, provider, logged } = await payingWith('approved');
    await charge();
    const other = await taken();
    await expect(charge('p1', 1_251)).rejects.toThrow('another amount or card');
    await expect(provider.charge({ paymentId: 'p1', instrumentId: other, amountCents: 1_250 })).rejects.toThrow(
      'another',
    );
    expect(logged.join()).toContain('One name was given to two payments.');
    expect(await provider.refund({ refundId: 'r', paymentId: 'p1', amountCents: 1_251 })).toBe('refused');
    expect(await charge()).toEqual(captured);
  });

  it.each([0, -1, 0.5, Number.NaN, 1e308])('of %s cents is none', async (amountCents) => {
    const { charge, provider } = await payingWith('approved');
    await expect(charge('p1', amountCents)).rejects.toThrow('whole cents');
    await expect(provider.refund({ refundId: 'r', paymentId: 'p1', amountCents })).rejects.toThrow('whole cents');
    expect(await charge()).toEqual(captured);
  });

  it('with a card that nobody took is declined', async () => {
    const { provider } = await payingWith('approved');
    const charge = { paymentId: 'p1', instrumentId: '7d1f0c1e-6a0b-4a51-9a3e-5f2b8a7c9d10', amountCents: 1 };
    expect(await provider.charge(charge)).toEqual(declined(/not known/));
  });

  it('with a card that has expired since it was taken is declined, and one that was paid before stays paid', async () => {
    const { taken, provider, pass } = await payingWith('approved');
    const instrumentId = await taken(undefined, { month: 12, year: 2026 });
    const charge = (paymentId: string) => provider.charge({ paymentId, instrumentId, amountCents: 1_250 });
    expect(await charge('p1')).toEqual(captured);
    pass(42 * 24 * 60 * 60_000);
    expect(await charge('p2')).toEqual(declined(/expired/));
    expect(await charge('p1')).toEqual(captured);
  });

  it('that was given up is never taken afterwards', async () => {
    const { charge, provider, told } = await payingWith('approved');
    expect(await provider.giveUp('p1')).toBe('given-up');
    expect(await charge()).toEqual(declined(/given up/));
    expect(await provider.refund({ refundId: 'r', paymentId: 'p1', amountCents: 1 })).toBe('refused');
    expect([await provider.giveUp('p1'), told]).toEqual(['given-up', []]);
  });

  it('that was taken before is not given up any more', async () => {
    const { charge, provider } = await payingWith('approved');
    await charge();
    expect([await provider.giveUp('p1'), await charge()]).toEqual(['captured', captured]);
  });

  it('that is given up while its bank still thinks is not taken', async () => {
    const { charge, provider } = await payingWith('paying takes');
    const asked = charge();
    expect(await provider.giveUp('p1')).toBe('given-up');
    expect(await asked).toEqual(declined(/given up/));
  });
});

describe('A refund', () => {
  it('is made once however often it is asked for, and never for more than was taken', async () => {
    const { charge, provider } = await payingWith('approved');
    await charge();
    const refund = (refundId: string, amountCents: number) =>
      provider.refund({ refundId, paymentId: 'p1', amountCents });
    expect(await Promise.all([refund('r1', 1_000), refund('r1', 1_000)])).toEqual(['refunded', 'refunded']);
    expect(await refund('r2', 251)).toBe('refused');
    expect(await refund('r3', 250)).toBe('refunded');
    expect([await refund('r4', 1), await refund('r2', 251), await refund('r3', 250)]).toEqual([
      'refused',
      'refused',
      'refunded',
    ]);
    await expect(refund('r1', 999)).rejects.toThrow('another amount or payment');
  });

  it('of what was never taken is refused', async () => {
    const { charge, provider } = await payingWith('not enough');
    await charge();
    for (const paymentId of ['p1', 'p2'])
      expect(await provider.refund({ refundId: `r-${paymentId}`, paymentId, amountCents: 1 })).toBe('refused');
  });
});

describe('With the test card', () => {
  test.each([
    ['declined', declined(/declined this payment/), []],
    ['taken, even verified', declined(/declined this payment/), []],
    ['not enough money', declined(/not enough money/), []],
    ['taken, and closed', declined(/closed this card/), []],
    ['paying takes 5 seconds', captured, [5_000]],
    ['paid, but the store', captured, [12_000, 12_000]],
    ['declined, and the store', declined(/declined this payment/), [12_000, 12_000]],
  ] as const)('%s: it does what it says when it pays', async (says, answer, waits) => {
    const { charge, sleeps } = await payingWith(says);
    expect(await charge()).toEqual(answer);
    expect(sleeps.filter((ms) => ms !== 3_000)).toEqual(waits);
    expect(await charge()).toEqual(answer);
  });

  test('paid, but the answer is lost: it rejects, is taken all the same, and a repeat says so', async () => {
    const { charge, told } = await payingWith('paid, but the answer');
    await expect(charge()).rejects.toThrow('The line broke.');
    expect(await charge()).toEqual(captured);
    await expect.poll(() => told.length).toBe(2);
  });

  test('verified: only the one that says so is refused before it is taken', async () => {
    const side = openPaymentSide();
    const taken = testCards.filter(({ outcome }) => outcome.kind === 'take' && !outcome.isRefusedWhenVerified);
    for (const { number } of taken)
      expect(await side.provider.hasInstrument(await side.taken(number, { verify: true }))).toBe(true);
    const refused = await side.taken(numberOf('declined'), { verify: true });
    expect(await side.provider.hasInstrument(refused)).toBe(false);
  });
});

describe('Whoever watches', () => {
  it('is told of each settled payment twice, once before its answer, and of nothing after they have left', async () => {
    const { charge, provider, told } = await payingWith('approved');
    const later: string[] = [];
    const leave = provider.watch((paymentId) => later.push(paymentId));
    await charge('p1');
    expect(told[0]).toEqual(['p1', captured]);
    await expect.poll(() => told.length).toBe(2);
    leave();
    await charge('p2');
    await expect.poll(() => told.length).toBe(4);
    expect(later).toEqual(['p1', 'p1']);
  });

  it('may fail without harm to the payment or to others', async () => {
    const side = openPaymentSide();
    const instrumentId = await side.taken();
    const told: string[] = [];
    side.provider.watch(() => {
      throw new Error('no');
    });
    side.provider.watch((paymentId) => told.push(paymentId));
    expect(await side.provider.charge({ paymentId: 'p1', instrumentId, amountCents: 1 })).toEqual(captured);
    expect(told[0]).toBe('p1');
  });
});
