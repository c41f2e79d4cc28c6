import { addressesMachine, addressesShown } from '#machines/addresses/index.ts';
import { FaultError } from '#services/fault.ts';
import { wantedOf } from '../kit/wanted.ts';
import { createWorld } from '../kit/world.ts';
import { addressTold, typed } from './answers.ts';

export const kauri = addressTold(1, '1 Kauri Road');
export const rimu = addressTold(2, '2 Rimu Road', true);
export const down = new FaultError({ tag: 'offline', message: 'Offline.' });
export const tooLong = new FaultError({
  tag: 'refused',
  status: 400,
  code: 'Invalid',
  message: 'Invalid.',
  fieldErrors: { street: 'is too long' },
});
export const street = { street: 'Please give a street.' };
export const add = { type: 'address.add', address: typed('3 Totara Road') };
export const update = { type: 'address.update', address: { ...typed('3 Totara Road'), id: 1 } };
export const failed = { type: 'address.failed', fault: down.fault };

export async function enters(subject: string | null = 'mere') {
  const world = createWorld(addressesMachine, { input: { subject } });
  const question = (name: string) => {
    const asked = world.open().find((one) => one.name === name);
    if (!asked) throw new Error(`Nobody asks ${name}.`);
    return asked;
  };
  if (subject !== null) await world.answer(question('loadAddresses'), [kauri, rimu]);
  return {
    ...world,
    send: world.chart.send.bind(world.chart),
    is: (name: string | null) => world.chart.send({ type: 'user.changed', subject: name, isShopper: name !== null }),
    shown: () => addressesShown(world.snapshot() as never),
    asked: () => world.open().map(({ name }) => name),
    wanted: (name: string) => wantedOf(world, name),
    has: (tag: string) => world.snapshot().hasTag(tag),
    answered: (name: string, answer: unknown) => world.answer(question(name), answer),
    refused: (name: string, error: unknown = down) => world.refuse(question(name), error),
  };
}
export type Entered = Awaited<ReturnType<typeof enters>>;
