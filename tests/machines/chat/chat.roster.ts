import assert from 'node:assert/strict';
import { chatMachine, faceOf, isFramed, mostTries } from '#machines/chat/index.ts';
import type { Rostered } from '../kit/rostered.ts';

export const chart: Rostered = {
  name: 'chat',
  machine: chatMachine,
  inputs: [{ isSmall: false }],
  events: () => [
    { type: 'helper.found', isStarted: false },
    { type: 'helper.found', isStarted: true },
    { type: 'chat.start' },
    { type: 'chat.begun' },
    { type: 'chat.open' },
    { type: 'chat.shrink' },
    { type: 'chat.end' },
    { type: 'failure.dismiss' },
    { type: 'flag.seen', isStarted: true },
    { type: 'flag.seen', isStarted: false },
    { type: 'screen.resize', isSmall: true },
    { type: 'screen.resize', isSmall: false },
  ],
  answers: {},
  spans: [999, 1_000, 1_001, 20_000],
  shape: (context) => [context.tries, context.isStarted, context.isSmall],
  oracle: (world) => () => {
    const chat = world.snapshot() as never;
    const { tries } = world.snapshot().context;
    assert.ok(tries <= mostTries, `A start was tried ${tries} times.`);
    const face = faceOf(chat);
    if (face === 'panel') assert.ok(isFramed(chat), 'The panel is open and empty.');
    if (face === 'button' || face === 'failure') assert.ok(!isFramed(chat), 'The chat runs although none goes on.');
  },
};
