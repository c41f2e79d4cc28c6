import assert from 'node:assert/strict';
import { addressesMachine, addressesShown } from '#machines/addresses/index.ts';
import { FaultError } from '#services/fault.ts';
import { contextAnswer } from '../kit/answers.ts';
import type { Rostered } from '../kit/rostered.ts';
import { addressTold, typed } from './answers.ts';

const kauri = addressTold(1, '1 Kauri Road');
const rimu = addressTold(2, '2 Rimu Road', true);
const wrongField = new FaultError({
  tag: 'refused',
  status: 400,
  code: 'Invalid',
  message: 'Invalid.',
  fieldErrors: { street: 'is too long' },
});

export const chart: Rostered = {
  name: 'addresses',
  machine: addressesMachine,
  inputs: [{ subject: 'mere' }, { subject: null }],
  events: () => [
    { type: 'addresses.refresh' },
    { type: 'form.open', addressId: null },
    { type: 'form.open', addressId: 1 },
    { type: 'form.type', typed: { street: '4 Miro Road' } },
    { type: 'form.close' },
    { type: 'form.cancel' },
    { type: 'address.add', address: typed('3 Totara Road') },
    { type: 'address.add', address: typed(''), problems: { street: 'Please give a street.' } },
    { type: 'address.update', address: { ...typed('3 Totara Road'), id: 1 } },
    { type: 'address.update', address: { ...typed(''), id: 1 }, problems: { street: 'Please give a street.' } },
    { type: 'address.remove', addressId: 1 },
    { type: 'remove.confirm' },
    { type: 'remove.cancel' },
    { type: 'list.staled' },
    { type: 'session.ended' },
    { type: 'user.changed', subject: 'mere', isShopper: true },
    { type: 'user.changed', subject: 'hone', isShopper: true },
    { type: 'user.changed', subject: 'mere', isShopper: false },
  ],
  answers: {
    loadAddresses: [
      [kauri, rimu],
      [addressTold(3, '3 Totara Road'), kauri],
    ],
    saveAddress: [contextAnswer()],
    removeAddress: [contextAnswer()],
  },
  refusals: { saveAddress: [wrongField] },
  shape: ({ subject, addresses, addressId, problems, fault, added, typed: kept }) => [
    subject === null,
    addresses?.length ?? null,
    addressId,
    Object.keys(problems),
    fault === null,
    added === null,
    kept && kept.addressId,
  ],
  oracle: (world) => (happened, before) => {
    const { context } = world.snapshot();
    const had = before.context as typeof context;
    const { list, edit, isBusy, addresses, fault } = addressesShown(world.snapshot() as never);
    if (context.subject === null) {
      assert.deepEqual([list, edit, addresses.length, world.open().length], ['away', 'closed', 0, 0]);
      assert.equal(context.sent.street, '', 'Something of somebody who is not here has stayed.');
      assert.equal(context.typed, null, 'Something that somebody typed who is not here has stayed.');
    }
    const isGivenUp =
      context.subject !== had.subject || (happened.kind === 'event' && happened.event.type === 'form.cancel');
    if (had.typed && !isGivenUp && happened.kind !== 'answer')
      assert.notEqual(context.typed, null, 'What was typed is lost.');
    if (context.subject !== had.subject) assert.deepEqual([edit, addresses.length], ['closed', 0]);
    const open = world.open().map(({ name }) => name);
    assert.equal(open.filter((name) => name === 'loadAddresses').length, list === 'reading' ? 1 : 0);
    assert.equal(open.length - (list === 'reading' ? 1 : 0), isBusy ? 1 : 0, 'One change is in flight at a time.');
    assert.ok(
      addresses.every(({ isPrimary }, at) => !isPrimary || at === 0),
      'The primary address is not the first.',
    );
    if (happened.kind === 'refusal' && list !== 'reading' && happened.name !== 'loadAddresses')
      assert.ok(fault !== null || Object.keys(context.problems).length > 0, 'A failed change is not said.');
  },
};
