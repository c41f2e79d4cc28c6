import { describe, expect, it } from 'vitest';
import { addOnIn, textIn } from '#machines/order/index.ts';
import { orderWith } from '#services/orders/sample-order.rules.ts';
import { opened, typed } from './opened-order.ts';
import { changed, termsTold } from './order.roster.ts';

describe('What is typed', () => {
  it('is kept when the shopper pauses, and not before', async () => {
    const { world, send, asked, now, settle } = await opened();
    send(typed('Ripe'));
    world.clock.increment(1_499);
    send(typed('Ripe ones'));
    world.clock.increment(1_499);
    expect([asked(), textIn(now(), 'notes').state]).toEqual([[], 'typing']);
    world.clock.increment(1);
    expect([asked(), textIn(now(), 'notes').state]).toEqual([['saveWish'], 'saving']);
    await settle(orderWith({ order: { orderNotes: 'Ripe ones' } }));
    expect(textIn(now(), 'notes')).toMatchObject({ state: 'saved', text: 'Ripe ones' });
  });

  it('is kept at once when they leave the field, and nothing is sent when nothing was changed', async () => {
    const { send, asked, wishes } = await opened();
    send({ type: 'text.leave' });
    send(typed(' '));
    send({ type: 'text.leave' });
    expect(wishes()).toBe(0);
    send(typed('Ripe ones'));
    send({ type: 'text.leave' });
    expect(asked()).toEqual(['saveWish']);
  });

  it('further on while it is on its way stays as it stands and is kept after it', async () => {
    const { send, now, answer, wishes, settle } = await opened();
    send(typed('Ripe'));
    send({ type: 'text.leave' });
    send(typed('Ripe ones '));
    await answer(changed(orderWith({ order: { orderNotes: 'Ripe' } })));
    expect(textIn(now(), 'notes')).toMatchObject({ text: 'Ripe ones ', state: 'typing' });
    send({ type: 'text.leave' });
    expect(wishes()).toBe(2);
    await settle(orderWith({ order: { orderNotes: 'Ripe ones' } }));
    expect(textIn(now(), 'notes').state).toBe('saved');
  });

  it('keeps the space at its end for whoever types on after a pause', async () => {
    const { world, send, now, settle } = await opened();
    send(typed('Ripe '));
    world.clock.increment(1_500);
    await settle(orderWith({ order: { orderNotes: 'Ripe' } }));
    expect(textIn(now(), 'notes')).toMatchObject({ text: 'Ripe ', state: 'saved' });
    send({ type: 'text.leave' });
    expect(textIn(now(), 'notes').text).toBe('Ripe');
  });

  it('is never lost: not by a refusal, not by other terms, not by another order', async () => {
    const { send, now, refuse, settle } = await opened();
    send(typed('My gate code is 4711', 'instructions'));
    send({ type: 'text.leave' });
    await refuse();
    send(termsTold({ slotId: null }));
    await settle(orderWith({ order: { fulfilmentInstructions: 'Older words' } }));
    expect(textIn(now(), 'instructions')).toMatchObject({ text: 'My gate code is 4711', state: 'failed' });
    send({ type: 'wish.retry', key: 'instructions' });
    expect(textIn(now(), 'instructions').state).toBe('saving');
    await settle(orderWith({ order: { fulfilmentInstructions: 'My gate code is 4711' } }));
    expect(textIn(now(), 'instructions')).toMatchObject({ text: 'My gate code is 4711', state: 'saved' });
  });

  it('is tried again as it stands then, when it was changed after it was not kept', async () => {
    const { world, send, refuse, settle } = await opened();
    send(typed('Ripe'));
    send({ type: 'text.leave' });
    await refuse();
    send(typed('Ripe ones'));
    send({ type: 'wish.retry', key: 'notes' });
    await settle(orderWith({ order: { orderNotes: 'Ripe ones' } }));
    expect(world.emitted.at(-1)).toMatchObject({ type: 'wish.kept', wish: { kind: 'notes', text: 'Ripe ones' } });
  });

  it('is not sent while it is too long, the words of the add-on counted, and stays to be shortened', async () => {
    const { send, now, asked, settle } = await opened();
    send(typed('x'.repeat(501), 'instructions'));
    send({ type: 'text.leave' });
    expect([asked(), textIn(now(), 'instructions').room, textIn(now(), 'instructions').state]).toEqual([
      [],
      -1,
      'tooLong',
    ]);
    send(typed('x'.repeat(500), 'instructions'));
    send({ type: 'text.leave' });
    const long = orderWith({ order: { fulfilmentInstructions: 'x'.repeat(500) } });
    await settle(long);
    send({ type: 'addOn.choose', isSelected: true });
    expect(textIn(now(), 'instructions')).toMatchObject({ room: -32, text: 'x'.repeat(500) });
  });

  it('has the doorstep add-on sent with it, chosen or not, the last wish alone [A7.061] [A3.43]', async () => {
    const { send, now, world, settle } = await opened();
    expect(addOnIn(now())).toEqual({ value: 'Leave my order at the doorstep', isSelected: false });
    send(typed('Blue gate', 'instructions'));
    send({ type: 'addOn.choose', isSelected: true });
    expect(addOnIn(now())?.isSelected).toBe(true);
    const noteAddOns = [{ value: 'Leave my order at the doorstep', selected: true }];
    await settle(orderWith({ order: { fulfilmentInstructions: 'Blue gate', noteAddOns } }));
    expect(world.emitted.at(-1)).toMatchObject({ wish: { text: 'Blue gate', isAddOn: true } });
    expect([addOnIn(now())?.isSelected, textIn(now(), 'instructions').text]).toEqual([true, 'Blue gate']);
  });
});
