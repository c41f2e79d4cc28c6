import assert from 'node:assert/strict';
import { type FieldContext, fieldMachine } from '#machines/field/index.ts';
import type { Rostered } from '../kit/rostered.ts';

export const chart: Rostered = {
  name: 'field',
  machine: fieldMachine,
  inputs: [{ value: '' }],
  events: () => [
    { type: 'value.change', value: 'Karori', error: null },
    { type: 'value.change', value: 'Karo', error: 'Choose a suburb from the list.' },
    { type: 'field.leave' },
    { type: 'field.judge', error: null },
    { type: 'field.judge', error: 'Fill this in.' },
    { type: 'answer.refuse', error: 'We do not deliver there.' },
  ],
  answers: {},
  shape: ({ value, error }: FieldContext) => [value, error],
  oracle: (world) => () => {
    const snapshot = world.snapshot();
    const { error } = snapshot.context as FieldContext;
    if (snapshot.hasTag('invalid')) assert.notEqual(error, null, 'It is wrong and nobody says why.');
    if (snapshot.hasTag('valid')) assert.equal(error, null, 'What is wrong has a tick.');
  },
};
