import { describe, expect, it } from 'vitest';
import {
  bonusIn,
  isDisclaimerAccepted,
  isOrderBusy,
  orderFaultIn,
  orderIn,
  problemsIn,
  textIn,
  totalOf,
} from '#machines/order/index.ts';
import { orderWith } from '#services/orders/sample-order.rules.ts';
import { accept, opened, opening, typed } from './opened-order.ts';
import { accepted, changed, termsTold, told, unavailable } from './order.roster.ts';

describe('The order that a trolley is about to become', () => {
  it('is asked for with what is wrong with it, and told with its total [A7.052] [A7.054]', async () => {
    const { now, asked, answer } = opening();
    expect([asked(), orderIn(now()), isOrderBusy(now())]).toEqual([['loadOrder'], null, true]);
    await answer({ active: orderWith(), problems: [unavailable] });
    expect([totalOf(now()), problemsIn(now()), isOrderBusy(now())]).toEqual([3_100, [unavailable], false]);
  });

  it('is asked for again when the trolley, the slot, its fee or the place changes, and stands there meanwhile', async () => {
    const { now, send, asked, settle } = await opened();
    for (const event of [
      { type: 'order.refresh' },
      termsTold({ slotId: 's2' }),
      termsTold({ slotFeeCents: 0 }),
      termsTold({ addressId: 7 }),
    ]) {
      send(event);
      expect([asked(), totalOf(now()), isOrderBusy(now())]).toEqual([['loadOrder'], 3_100, true]);
      await settle();
    }
    send(termsTold({ addressId: 7 }));
    expect(asked()).toEqual([]);
  });

  it('is asked for once more when the trolley changed while it was on its way', async () => {
    const { world, send, now, asked, answer, settle } = await opened();
    send({ type: 'order.refresh' });
    send({ type: 'order.refresh' });
    await answer(told);
    expect([asked(), world.questions.length]).toEqual([['loadOrder'], 3]);
    await settle(orderWith({ order: { totalCents: 500 } }));
    expect(totalOf(now())).toBe(500);
  });

  it('is asked for again when the store says elsewhere that the disclaimer stands otherwise', async () => {
    const { send, asked } = await opened(accepted);
    send(termsTold({}, { disclaimerAccepted: true }));
    send(termsTold({}, { disclaimerAccepted: false }));
    expect(asked()).toEqual(['loadOrder']);
  });

  it('stays as it last was when it cannot be asked for again, says so, and can be asked for once more', async () => {
    const { now, send, refuse, settle } = await opened();
    send({ type: 'order.refresh' });
    await refuse();
    expect([totalOf(now()), orderFaultIn(now())?.tag]).toEqual([3_100, 'garbled']);
    send({ type: 'order.retry' });
    await settle();
    expect(orderFaultIn(now())).toBe(null);
  });

  it('that never came is unknown, and is asked for again on demand', async () => {
    const { now, send, asked, refuse } = opening();
    await refuse();
    expect([orderIn(now()), orderFaultIn(now())?.tag, isOrderBusy(now())]).toEqual([null, 'garbled', false]);
    send({ type: 'order.retry' });
    expect(asked()).toEqual(['loadOrder']);
  });

  it('is emptied of everything when somebody else is here', async () => {
    const { now, send, asked } = await opened(accepted);
    send(typed('My gate code is 4711', 'instructions'));
    send({ type: 'user.changed', subject: 'wiremu', isShopper: true });
    expect([orderIn(now()), isDisclaimerAccepted(now()), textIn(now(), 'instructions').text]).toEqual([
      null,
      false,
      '',
    ]);
    expect(asked()).toEqual(['loadOrder']);
  });
});

describe('What is said of it', () => {
  it('goes to the store one after the other, the last wish alone of two about the same [A7.056]', async () => {
    const { world, make, wishes, answer, settle, now } = await opened(
      orderWith({
        order: { bonusProducts: [{ id: 'tea', name: 'Tea', selected: false, bonusProductSelected: false }] },
      }),
    );
    make(accept);
    make({ kind: 'bonus', id: 'tea', isSelected: true });
    make({ kind: 'bonus', id: 'tea', isSelected: false });
    make({ kind: 'bonus', id: 'tea', isSelected: true });
    expect([wishes(), bonusIn(now())[0]?.isSelected]).toEqual([1, true]);
    await answer(changed(accepted));
    await settle(accepted);
    const kept = world.emitted.filter((said) => said.type === 'wish.kept').map(({ wish }) => wish);
    expect(kept).toEqual([accept, { kind: 'bonus', id: 'tea', isSelected: true }]);
  });

  it('is answered with the order as it is then, the terms go to the shop, and it is looked over anew', async () => {
    const { world, make, now, answer, asked } = await opened();
    make({ kind: 'coupon', code: 'TENOFF', isWanted: true });
    await answer(changed(orderWith({ order: { totalCents: 2_100 } })));
    expect([totalOf(now()), asked()]).toEqual([2_100, ['checkOrder']]);
    expect(world.reports).toContainEqual({ type: 'context.told', context: changed().context });
  });

  it('does not wait for a question that is on its way, which is asked again after it', async () => {
    const { make, send, asked, answer, settle, now } = await opened();
    send({ type: 'order.refresh' });
    make(accept);
    expect(asked()).toEqual(['saveWish']);
    await answer(changed(accepted));
    expect(asked()).toEqual(['loadOrder']);
    await settle(accepted);
    expect(isDisclaimerAccepted(now())).toBe(true);
  });
});
