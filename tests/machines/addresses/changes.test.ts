import { describe, expect, it } from 'vitest';
import { contextAnswer } from '../kit/answers.ts';
import { add, down, type Entered, enters, failed, kauri, rimu, street, tooLong, update } from './addresses.rig.ts';
import { typed } from './answers.ts';

describe('The form of an address', () => {
  it('opens for a shopper, for a new address or for one of the list, and closes when they say so', async () => {
    const { send, shown, stop } = await enters();
    send({ type: 'form.open', addressId: null });
    expect([shown().edit, shown().about]).toEqual(['form', null]);
    send({ type: 'form.close' });
    expect(shown().edit).toBe('closed');
    send({ type: 'form.open', addressId: 1 });
    expect([shown().edit, shown().about]).toEqual(['form', kauri]);
    send({ type: 'form.close' });
    expect([shown().edit, shown().about]).toEqual(['closed', null]);
    stop();
  });

  it('has what was typed for it when it comes back, for each address its own, until it is kept or given up', async () => {
    const { send, shown, answered, stop } = await enters();
    const miro = { suburb: 'Karori', street: '4 Mi' };
    send({ type: 'form.open', addressId: null });
    send({ type: 'form.type', typed: { suburb: 'Karori' } });
    send({ type: 'form.type', typed: { street: '4 Mi' } });
    send({ type: 'form.close' });
    send({ type: 'form.open', addressId: 1 });
    expect(shown().typed).toBe(null);
    send({ type: 'form.open', addressId: null });
    expect(shown().typed).toEqual(miro);
    send({ type: 'form.cancel' });
    send({ type: 'form.open', addressId: null });
    expect([shown().edit, shown().typed]).toEqual(['form', null]);
    send({ type: 'form.type', typed: miro });
    send(add);
    await answered('saveAddress', contextAnswer());
    send({ type: 'form.open', addressId: null });
    expect(shown().typed).toBe(null);
    stop();
  });

  it('takes what was typed for an address before the page was loaded again, whatever the form is about [A2.127]', async () => {
    const { send, shown, stop } = await enters();
    send({ type: 'form.type', addressId: 1, typed: { street: '4 Mi' } });
    send({ type: 'form.open', addressId: null });
    expect(shown().typed).toBe(null);
    send({ type: 'form.open', addressId: 1 });
    expect(shown().typed).toEqual({ street: '4 Mi' });
    stop();
  });

  it('keeps what was typed for one address while another is taken away', async () => {
    const { send, shown, answered, stop } = await enters();
    send({ type: 'form.open', addressId: null });
    send({ type: 'form.type', typed: { street: '4 Mi' } });
    send({ type: 'address.remove', addressId: 2 });
    send({ type: 'remove.confirm' });
    await answered('removeAddress', contextAnswer());
    send({ type: 'form.open', addressId: null });
    expect(shown().typed).toEqual({ street: '4 Mi' });
    stop();
  });

  it('opens for nobody else, and nothing is found wrong in what they type', async () => {
    const { send, shown, stop } = await enters(null);
    send({ type: 'form.open', addressId: null });
    send({ ...add, problems: street });
    expect([shown().edit, shown().problems]).toEqual(['closed', {}]);
    stop();
  });

  it.each([add, update])(
    'with a field that needs a look sends nothing ($type), and sends it once mended',
    async (event) => {
      const { send, shown, has, asked, wanted, stop } = await enters();
      send({ ...event, problems: street });
      expect([shown().edit, shown().problems, has('wrong'), asked()]).toEqual(['form', street, true, []]);
      send({ ...event, problems: {} });
      expect([shown().problems, shown().isBusy, asked()]).toEqual([{}, true, ['saveAddress']]);
      expect(wanted('saveAddress')).toEqual({
        address: typed('3 Totara Road'),
        addressId: event.type === 'address.add' ? null : 1,
      });
      stop();
    },
  );

  it('shows at its field what the store found wrong, and says that it failed', async () => {
    const { send, shown, has, emitted, refused, stop } = await enters();
    send(update);
    await refused('saveAddress', tooLong);
    expect([shown().edit, shown().problems, shown().fault, has('wrong'), has('failed')]).toEqual([
      'form',
      { street: 'is too long' },
      null,
      true,
      false,
    ]);
    expect(emitted).toEqual([{ type: 'address.failed', fault: tooLong.fault }]);
    stop();
  });

  it('stays as it was when the store cannot be reached, says why, and forgets that with the next field to mend', async () => {
    const { send, shown, has, emitted, refused, stop } = await enters();
    send(update);
    await refused('saveAddress');
    expect([shown().edit, shown().fault, has('wrong'), has('failed'), emitted]).toEqual([
      'form',
      down.fault,
      false,
      true,
      [failed],
    ]);
    send({ ...update, problems: street });
    expect([shown().fault, shown().problems, has('wrong')]).toEqual([null, street, true]);
    stop();
  });

  it('tells which address was changed with the terms that came, closes, and has the list read again', async () => {
    const { send, shown, asked, emitted, reports, answered, stop } = await enters();
    send(update);
    await answered('saveAddress', contextAnswer());
    expect([shown().edit, shown().isBusy, asked(), shown().list]).toEqual([
      'closed',
      false,
      ['loadAddresses'],
      'reading',
    ]);
    expect([emitted, reports]).toEqual([
      [{ type: 'address.updated', addressId: 1 }],
      [{ type: 'context.told', context: contextAnswer() }],
    ]);
    stop();
  });
});

const other = [
  add,
  { ...update, address: { ...typed('4 Miro Road'), id: 2 } },
  { type: 'address.remove', addressId: 2 },
  { type: 'form.open', addressId: 2 },
  { ...add, problems: street },
] as const;
describe.each([
  ['sent', ['saveAddress'], ({ send }: Entered) => send(update)],
  [
    'taken away',
    ['removeAddress'],
    ({ send }: Entered) => {
      send({ type: 'address.remove', addressId: 1 });
      send({ type: 'remove.confirm' });
    },
  ],
] as const)('While an address is being %s', (_, errand, begin) => {
  it.each(other)('nothing else is begun: $type', async (event) => {
    const entered = await enters();
    begin(entered);
    const before = entered.shown();
    entered.send(event);
    expect([entered.shown(), entered.asked(), entered.questions.length]).toEqual([before, errand, 2]);
    entered.stop();
  });

  it.each([{ type: 'session.ended' }, { type: 'user.changed', subject: 'hone', isShopper: true }])(
    'its answer is nobody’s once the shopper has gone ($type)',
    async (event) => {
      const { send, shown, questions, answer, emitted, reports, ...entered } = await enters();
      begin({ send, shown, questions, answer, emitted, reports, ...entered });
      send(event);
      await answer(questions[1] as never, contextAnswer());
      expect([shown().edit, shown().addresses, shown().done, questions[1]?.signal.aborted]).toEqual([
        'closed',
        [],
        null,
        true,
      ]);
      expect([emitted, reports]).toEqual([[], []]);
      entered.stop();
    },
  );
});

describe('The question whether an address is to go', () => {
  it('is asked of one that is in the list alone', async () => {
    const { send, shown, stop } = await enters();
    send({ type: 'address.remove', addressId: 9 });
    expect(shown().edit).toBe('closed');
    stop();
  });

  it('is left without anything being taken away', async () => {
    const { send, shown, questions, stop } = await enters();
    send({ type: 'address.remove', addressId: 1 });
    send({ type: 'remove.cancel' });
    expect([shown().edit, shown().about, shown().addresses, questions.length]).toEqual([
      'closed',
      null,
      [rimu, kauri],
      1,
    ]);
    stop();
  });

  it('is closed with no form in its place once the address is gone', async () => {
    const { send, shown, answered, stop } = await enters();
    send({ type: 'address.remove', addressId: 1 });
    send({ type: 'remove.confirm' });
    await answered('removeAddress', contextAnswer());
    expect([shown().edit, shown().about, shown().addresses, shown().isBusy]).toEqual(['closed', null, [rimu], false]);
    stop();
  });

  it('stands with the reason when the address could not be taken away, and can be answered again', async () => {
    const { send, shown, has, asked, wanted, emitted, refused, stop } = await enters();
    send({ type: 'address.remove', addressId: 1 });
    send({ type: 'remove.confirm' });
    expect([shown().edit, shown().isBusy, asked(), wanted('removeAddress')]).toEqual([
      'asking',
      true,
      ['removeAddress'],
      { addressId: 1 },
    ]);
    await refused('removeAddress');
    expect([shown().edit, shown().about, shown().fault, shown().isBusy, has('failed')]).toEqual([
      'asking',
      kauri,
      down.fault,
      false,
      true,
    ]);
    expect(emitted).toEqual([failed]);
    send({ type: 'remove.confirm' });
    expect([shown().fault, shown().isBusy, asked()]).toEqual([null, true, ['removeAddress']]);
    stop();
  });
});
