import { expect, it } from 'vitest';
import { chatMachine, faceOf, mostTries } from '#machines/chat/index.ts';
import { createWorld } from '../kit/world.ts';

const unopened = { active: { panel: 'unopened', watch: 'watching' } };
const start = { type: 'start.asked', isFullScreen: false };

function found(isStarted = false) {
  const world = createWorld(chatMachine, { input: { isSmall: false } });
  const send = (type: string, more: object = {}) => world.chart.send({ type, ...more });
  send('helper.found', { isStarted });
  return {
    ...{ ...world, send },
    where: () => world.snapshot().value,
    context: () => world.snapshot().context,
    face: () => faceOf(world.snapshot() as never),
    pass: (seconds: number) => {
      for (let second = 0; second < seconds; second++) world.clock.increment(1_000);
    },
    flag: (isOn: boolean) => send('flag.seen', { isStarted: isOn }),
  };
}

it('A chat is asked for in full screen once the screen has become a small one', () => {
  const { send, emitted } = found();
  send('screen.resize', { isSmall: true });
  send('chat.start');
  expect(emitted).toEqual([{ ...start, isFullScreen: true }]);
});

it('A chat that goes on elsewhere is known of, and leads back to itself when it cannot be opened here', () => {
  const { send, where, context, pass, face } = found(true);
  expect([where(), context().isStarted]).toEqual([unopened, true]);
  send('chat.open');
  pass(mostTries);
  expect(face()).toBe('failure');
  send('failure.dismiss');
  expect(where()).toEqual(unopened);
});

it('A flag that is not set makes no chat, and one that is set makes a bar', () => {
  const { flag, where, context } = found();
  flag(false);
  expect([where(), context().isStarted]).toEqual(['offered', false]);
  flag(true);
  expect([where(), context().isStarted]).toEqual([unopened, true]);
  flag(false);
  expect([where(), context().isStarted]).toEqual(['offered', false]);
});

it.each([
  [true, unopened],
  [false, 'offered'],
])('A start that is given up leads back to what is there, and its tries are forgotten: %s', (isOn, then) => {
  const { send, flag, pass, where, context, emitted } = found();
  send('chat.start');
  pass(2);
  flag(!isOn);
  flag(isOn);
  expect([where(), emitted]).toEqual(['starting', [start, start, start]]);
  send('chat.shrink');
  expect([where(), context()]).toEqual([then, { isSmall: false, tries: 0, isStarted: isOn }]);
});

it('A chat that began elsewhere while this one failed is led to', () => {
  const { send, pass, flag, where } = found();
  send('chat.start');
  pass(mostTries);
  flag(true);
  expect(where()).toBe('failed');
  send('failure.dismiss');
  expect(where()).toEqual(unopened);
});

it('A chat that began is known of until it is ended, its flag looked at each second and not before', () => {
  const { send, context, clock, emitted } = found();
  send('chat.start');
  send('chat.begun');
  expect(context()).toEqual({ isSmall: false, tries: 0, isStarted: true });
  clock.increment(999);
  expect(emitted).toEqual([start]);
  clock.increment(1);
  send('chat.end');
  expect([emitted, context().isStarted]).toEqual([[start, { type: 'flag.asked' }, { type: 'end.asked' }], false]);
});
