import { describe, expect, it } from 'vitest';
import { addressesMachine, addressesShown } from '#machines/addresses/index.ts';
import { FaultError } from '#services/fault.ts';
import { contextAnswer } from '../kit/answers.ts';
import { createWorld } from '../kit/world.ts';
import { addressTold, typed } from './answers.ts';

const kauri = addressTold(1, '1 Kauri Road');
const rimu = addressTold(2, 'Flat 3, 2 Rimu Road', true);
const offline = new FaultError({ tag: 'offline', message: 'Offline.' });

async function enters(subject: string | null, list = [kauri, rimu]) {
  const world = createWorld(addressesMachine, { input: { subject } });
  const question = (name: string) => {
    const open = world.open().find((one) => one.name === name);
    if (!open) throw new Error(`Nobody asks ${name}.`);
    return open;
  };
  if (subject !== null) await world.answer(question('loadAddresses'), list);
  return {
    ...world,
    question,
    send: (event: object) => world.chart.send(event as never),
    shown: () => addressesShown(world.snapshot() as never),
  };
}

describe('The addresses of a shopper', () => {
  it('stand with the primary one first [A3.48]', async () => {
    const { shown, stop } = await enters('mere');
    expect(shown().addresses).toEqual([rimu, kauri]);
    stop();
  });

  it('are asked for by nobody but a shopper [A5.13] [A6.11]', async () => {
    const { send, questions, shown, stop } = await enters(null);
    for (const type of ['addresses.refresh', 'list.staled']) send({ type });
    send({ type: 'user.changed', subject: 'mere', isShopper: false });
    send({ type: 'addresses.refresh' });
    expect([questions.length, shown().list]).toEqual([0, 'away']);
    send({ type: 'user.changed', subject: 'mere', isShopper: true });
    expect([questions.length, shown().list]).toEqual([1, 'reading']);
    stop();
  });

  it('are changed by nobody but a shopper [A5.14]', async () => {
    const { send, questions, stop } = await enters(null);
    send({ type: 'address.update', address: { ...typed('3 Totara Road'), id: 1 } });
    send({ type: 'address.add', address: typed('3 Totara Road') });
    expect(questions).toEqual([]);
    stop();
  });

  it('are taken away by nobody but a shopper, and only once they said so [A5.15]', async () => {
    const guest = await enters(null);
    guest.send({ type: 'address.remove', addressId: 1 });
    guest.send({ type: 'remove.confirm' });
    expect(guest.questions).toEqual([]);
    guest.stop();
    const { send, open, answer, question, shown, reports, emitted, stop } = await enters('mere');
    send({ type: 'address.remove', addressId: 1 });
    expect([shown().edit, shown().about, open()]).toEqual(['asking', kauri, []]);
    send({ type: 'remove.confirm' });
    await answer(question('removeAddress'), contextAnswer());
    expect(shown().addresses).toEqual([rimu]);
    expect(reports.map(({ type }) => type)).toContain('context.told');
    expect(emitted).toEqual([{ type: 'address.removed', addressId: 1 }]);
    expect(shown().list).toBe('reading');
    stop();
  });

  it('say which one was added, once it stands in the list', async () => {
    const { send, answer, question, shown, emitted, stop } = await enters('mere');
    send({ type: 'address.add', address: typed('3 Totara Road') });
    await answer(question('saveAddress'), contextAnswer());
    expect(emitted).toEqual([]);
    await answer(question('loadAddresses'), [rimu, kauri, addressTold(3, '3 Totara Road')]);
    expect([emitted, shown().edit]).toEqual([[{ type: 'address.added', addressId: 3 }], 'closed']);
    stop();
  });

  it('say what was done last, until something else is begun', async () => {
    const { send, answer, question, shown, stop } = await enters('mere');
    send({ type: 'address.update', address: { ...typed('3 Totara Road'), id: 1 } });
    expect(shown().done).toBe(null);
    await answer(question('saveAddress'), contextAnswer());
    expect(shown().done).toEqual({ what: 'updated', address: '3 Totara Road' });
    send({ type: 'address.remove', addressId: 1 });
    expect(shown().done).toBe(null);
    send({ type: 'remove.confirm' });
    await answer(question('removeAddress'), contextAnswer());
    expect(shown().done).toEqual({ what: 'removed', address: kauri.label });
    send({ type: 'form.open', addressId: null });
    expect(shown().done).toBe(null);
    stop();
  });

  it('keep what went wrong in state, say it to whoever listens, and have a way on [A8.43]', async () => {
    const { send, refuse, question, shown, emitted, stop } = await enters('mere');
    send({ type: 'form.open', addressId: 1 });
    send({ type: 'address.update', address: { ...typed('3 Totara Road'), id: 1 } });
    await refuse(question('saveAddress'), offline);
    expect([shown().edit, shown().about, shown().fault]).toEqual(['form', kauri, offline.fault]);
    expect(emitted).toEqual([{ type: 'address.failed', fault: offline.fault }]);
    send({ type: 'address.update', address: { ...typed('3 Totara Road'), id: 1 } });
    expect([shown().isBusy, shown().fault]).toEqual([true, null]);
    stop();
  });

  it('are forgotten with whoever they were of, and what was on its way is called off', async () => {
    const { send, question, shown, snapshot, stop } = await enters('mere');
    send({ type: 'address.add', address: typed('3 Totara Road') });
    const { signal } = question('saveAddress');
    send({ type: 'session.ended' });
    expect([shown().addresses, shown().list, shown().edit, signal.aborted]).toEqual([[], 'away', 'closed', true]);
    expect(snapshot().context.sent.street).toBe('');
    stop();
  });
});
