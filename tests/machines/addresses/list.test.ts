import { describe, expect, it } from 'vitest';
import { down, enters, failed, kauri, rimu } from './addresses.rig.ts';

describe('The list of addresses', () => {
  it.each(['addresses.refresh', 'list.staled'])('is read again on %s, and stays on show meanwhile', async (type) => {
    const { send, shown, asked, answered, stop } = await enters();
    send({ type });
    expect([shown().list, shown().addresses, asked()]).toEqual(['reading', [rimu, kauri], ['loadAddresses']]);
    await answered('loadAddresses', [kauri]);
    expect([shown().list, shown().addresses]).toEqual(['read', [kauri]]);
    stop();
  });

  it('that did not come says why, keeps what was known, and is read again when somebody says so', async () => {
    const { send, shown, emitted, refused, answered, stop } = await enters();
    send({ type: 'addresses.refresh' });
    await refused('loadAddresses');
    expect([shown().list, shown().addresses, shown().listFault]).toEqual(['unread', [rimu, kauri], down.fault]);
    expect(emitted).toEqual([failed]);
    send({ type: 'addresses.refresh' });
    await answered('loadAddresses', [kauri]);
    expect([shown().list, shown().addresses, shown().listFault]).toEqual(['read', [kauri], null]);
    stop();
  });

  it('stays with a shopper who is told of again, with what they are typing', async () => {
    const { send, is, shown, questions, stop } = await enters();
    send({ type: 'form.open', addressId: 1 });
    is('mere');
    expect([shown().list, shown().addresses, shown().edit, shown().about, questions.length]).toEqual([
      'read',
      [rimu, kauri],
      'form',
      kauri,
      1,
    ]);
    stop();
  });

  it('is that of the next shopper, who sees nothing of the one before', async () => {
    const { send, is, shown, asked, answered, stop } = await enters();
    send({ type: 'form.open', addressId: 1 });
    is('hone');
    expect([shown().list, shown().addresses, shown().edit, asked()]).toEqual([
      'reading',
      [],
      'closed',
      ['loadAddresses'],
    ]);
    await answered('loadAddresses', []);
    expect([shown().list, shown().addresses]).toEqual(['read', []]);
    stop();
  });

  it('that is still on its way is not shown once its shopper has gone', async () => {
    const { send, questions, answer, shown, stop } = await enters();
    send({ type: 'addresses.refresh' });
    send({ type: 'session.ended' });
    await answer(questions[1] as never, [kauri]);
    expect([shown().list, shown().addresses, questions[1]?.signal.aborted]).toEqual(['away', [], true]);
    stop();
  });
});
