import assert from 'node:assert/strict';
import { type StepperContext, stepperMachine } from '#machines/stepper/index.ts';
import { highest } from '#services/display/quantity.rules.ts';
import type { Rostered } from '../kit/rostered.ts';

const pieces = { unit: 'Each', step: 1, min: 1, max: 2 } as const;
const grams = { unit: 'Kg', step: 100, min: 200, max: 300 } as const;

export const chart: Rostered = {
  name: 'stepper',
  machine: stepperMachine,
  inputs: [
    { ...pieces, quantity: 0 },
    { ...grams, quantity: 0 },
  ],
  events: ({ unit }: Partial<StepperContext>) => [
    { type: 'quantity.raise' },
    { type: 'quantity.lower' },
    { type: 'quantity.told', ...(unit === 'Kg' ? grams : pieces), quantity: unit === 'Kg' ? 300 : 2, isSending: false },
    { type: 'quantity.told', ...(unit === 'Kg' ? grams : pieces), quantity: 0, isSending: true },
    { type: 'number.type', text: '0.2' },
    { type: 'number.type', text: '99' },
    { type: 'number.commit' },
    { type: 'number.cancel' },
    { type: 'change.settle' },
  ],
  answers: {},
  shape: ({ quantity, told, asked, draft }: StepperContext) => [quantity, told, asked, draft],
  spans: [399, 400],
  oracle: (world) => {
    let heard = world.emitted.length;
    return (_, before) => {
      const was = before.context as StepperContext;
      const now = world.snapshot().context as StepperContext;
      for (const { quantity } of world.emitted.slice(heard) as unknown as { quantity: number }[]) {
        assert.notEqual(quantity, was.asked, 'The trolley was asked for what it was asked for already.');
        assert.ok(Number.isInteger(quantity) && quantity >= 0 && quantity <= highest(was), 'More than can be had.');
        assert.ok(quantity === 0 || quantity >= was.min, 'Less than can be had.');
        assert.equal(now.quantity, quantity, 'Another quantity is shown than was asked for.');
      }
      assert.ok(world.emitted.length - heard <= 1, 'One change is asked for once.');
      heard = world.emitted.length;
      if (world.snapshot().value === 'resting' && world.clock.openWaits === 0 && before.value === 'gathering')
        assert.equal(now.asked, now.quantity, 'A change was forgotten.');
    };
  },
};
