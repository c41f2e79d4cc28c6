import { describe, expect, it } from 'vitest';
import { couponsIn, disclaimerIn, isDisclaimerAccepted, missingIn } from '#machines/order/index.ts';
import { FaultError } from '#services/fault.ts';
import { orderWith } from '#services/orders/sample-order.rules.ts';
import { accept, opened, typed } from './opened-order.ts';
import { accepted, changed, unavailable } from './order.roster.ts';

const refused = new FaultError({
  tag: 'refused',
  status: 400,
  code: 'CouponNotValid' as never,
  message: 'It is over.',
});

describe('The disclaimer', () => {
  it('is ticked while the store is told and accepted only when the store says so [A7.058] [A7.O8]', async () => {
    const { make, now, answer } = await opened();
    make(accept);
    expect([disclaimerIn(now()).isChecked, disclaimerIn(now()).isSending]).toEqual([true, true]);
    expect(isDisclaimerAccepted(now())).toBe(false);
    await answer(changed(accepted));
    expect([disclaimerIn(now()).isChecked, isDisclaimerAccepted(now())]).toEqual([true, true]);
  });

  it('is as the store has it when that does not get through, with the reason, until it is tried again', async () => {
    const { make, now, refuse, settle, send } = await opened();
    make(accept);
    await refuse();
    expect(disclaimerIn(now())).toMatchObject({ isChecked: false, fault: { tag: 'garbled' } });
    await settle();
    send({ type: 'wish.retry', key: 'disclaimer' });
    expect(disclaimerIn(now())).toEqual({ isChecked: true, isSending: true, fault: null });
  });

  it('is as it was when the store answers that it is not accepted', async () => {
    const { make, now, answer } = await opened();
    make(accept);
    await answer(changed(orderWith()));
    expect(disclaimerIn(now())).toEqual({ isChecked: false, isSending: false, fault: null });
  });
});

describe('A coupon', () => {
  it('is added by its code however it is written, and the box is empty once it is applied [B7.26]', async () => {
    const { world, send, now, settle, asked } = await opened();
    send({ type: 'code.type', code: ' ten-off ' });
    send({ type: 'code.add' });
    expect([asked(), couponsIn(now()).isAdding]).toEqual([['saveWish'], true]);
    const coupons = [{ code: 'TEN-OFF', name: 'Ten off', valueCents: 1_000 }];
    await settle(orderWith({ order: { coupons } }));
    expect(world.emitted.at(-1)).toMatchObject({ wish: { kind: 'coupon', code: 'TEN-OFF', isWanted: true } });
    expect(couponsIn(now())).toMatchObject({
      code: '',
      isAdding: false,
      applied: [{ code: 'TEN-OFF', isGoing: false }],
    });
    send({ type: 'wish.make', wish: { kind: 'coupon', code: 'TEN-OFF', isWanted: false } });
    expect(couponsIn(now()).applied[0]?.isGoing).toBe(true);
  });

  it('that is refused says why and leaves the code to be mended; what has no shape of one is not sent', async () => {
    const { send, now, refuse, settle, wishes } = await opened();
    send({ type: 'code.type', code: 'a b' });
    send({ type: 'code.add' });
    expect(wishes()).toBe(0);
    send({ type: 'code.type', code: 'OLDCODE' });
    send({ type: 'code.add' });
    await refuse(refused);
    await settle();
    expect(couponsIn(now())).toMatchObject({
      code: 'OLDCODE',
      refusal: { fault: { message: 'It is over.' } },
    });
    send({ type: 'code.type', code: 'OLDCOD' });
    expect(couponsIn(now()).refusal).toBe(null);
  });
});

describe('Going on to paying', () => {
  it('says what is missing, the problems before the disclaimer, and stops saying it once it is there', async () => {
    const { world, send, now, make, answer } = await opened();
    expect(missingIn(now())).toBe(null);
    send({ type: 'payment.want' });
    expect([missingIn(now()), world.emitted.at(-1)]).toEqual([
      'disclaimer',
      { type: 'payment.blocked', lacking: 'disclaimer' },
    ]);
    make(accept);
    await answer(changed(accepted));
    await answer([unavailable]);
    expect(missingIn(now())).toBe('unavailable');
    send({ type: 'order.refresh' });
    await answer({ active: accepted, problems: [] });
    expect(missingIn(now())).toBe(null);
  });

  it('waits for what is on its way, and leads on only when the store has looked it over', async () => {
    const { world, send, make, answer } = await opened();
    make(accept);
    send(typed('Ripe ones'));
    send({ type: 'payment.want' });
    await answer(changed(accepted));
    await answer(changed(orderWith({ disclaimerAccepted: true, order: { orderNotes: 'Ripe ones' } })));
    expect(world.emitted.map((said) => said.type)).not.toContain('payment.due');
    await answer([]);
    expect(world.emitted.map((said) => said.type)).toEqual(['wish.kept', 'wish.kept', 'payment.due']);
  });

  it('is held up by a note that was not kept', async () => {
    const { send, now, refuse, settle } = await opened(accepted);
    send(typed('Ripe ones'));
    send({ type: 'payment.want' });
    await refuse();
    await settle(accepted);
    expect(missingIn(now())).toBe('notes');
  });
});
