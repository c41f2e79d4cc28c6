import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, it } from 'vitest';
import { type ChatReport, chatMachine, faceOf, isFramed, isTalking, mostTries } from '#machines/chat/index.ts';

/** A chat whose start function and flag are what the test says, as the edge would answer. */
function openChat({ isSmall = false, startsAtTry = 1 }: { isSmall?: boolean; startsAtTry?: number } = {}) {
  const clock = new SimulatedClock();
  const asked: ChatReport[] = [];
  const world = { isStarted: false };
  const chat = createActor(chatMachine, { input: { isSmall }, clock });
  chat.on('*', (report) => {
    asked.push(report);
    const tries = asked.filter(({ type }) => type === 'start.asked').length;
    if (report.type === 'start.asked' && tries >= startsAtTry) {
      world.isStarted = true;
      chat.send({ type: 'chat.begun' });
    }
    if (report.type === 'flag.asked') chat.send({ type: 'flag.seen', isStarted: world.isStarted });
    if (report.type === 'end.asked') world.isStarted = false;
  });
  chat.start();
  const count = (type: ChatReport['type']) => asked.filter((report) => report.type === type).length;
  const pass = (seconds: number) => {
    for (let second = 0; second < seconds; second++) clock.increment(1_000);
  };
  return { chat, clock, pass, asked, count, world, face: () => faceOf(chat.getSnapshot()) };
}

describe('The way to a chat', () => {
  it('is offered when the helper is found and not before [B4.080]', () => {
    const { chat, face } = openChat();
    chat.send({ type: 'chat.start' });
    expect(face()).toBe('none');
    chat.send({ type: 'helper.found', isStarted: false });
    expect(face()).toBe('button');
  });

  it('is not offered where a chat goes on already; a bar leads back to that one [B4.081]', () => {
    const { chat, face } = openChat();
    chat.send({ type: 'helper.found', isStarted: true });
    expect(face()).toBe('bar');
    chat.send({ type: 'chat.open' });
    expect(face()).toBe('panel');
    expect(isTalking(chat.getSnapshot())).toBe(true);
  });

  it('gives way to a bar when a chat begins in another tab', () => {
    const { chat, face } = openChat();
    chat.send({ type: 'helper.found', isStarted: false });
    chat.send({ type: 'flag.seen', isStarted: true });
    expect(face()).toBe('bar');
  });

  it.each([
    [false, 'beside the page on a large screen'],
    [true, 'in full screen on a small one [B4.083]'],
  ])('starts by a press (small screen: %s), %s', (isSmall) => {
    const { chat, asked } = openChat({ isSmall });
    chat.send({ type: 'helper.found', isStarted: false });
    chat.send({ type: 'chat.start' });
    expect(asked).toEqual([{ type: 'start.asked', isFullScreen: isSmall }]);
    expect(isTalking(chat.getSnapshot())).toBe(true);
  });

  it('is asked to start each second until it can [B4.084]', () => {
    const { chat, clock, pass, count } = openChat({ startsAtTry: 4 });
    chat.send({ type: 'helper.found', isStarted: false });
    chat.send({ type: 'chat.start' });
    clock.increment(999);
    expect(count('start.asked')).toBe(1);
    clock.increment(1);
    expect(count('start.asked')).toBe(2);
    pass(2);
    expect([count('start.asked'), isTalking(chat.getSnapshot())]).toEqual([4, true]);
    pass(10);
    expect(count('start.asked')).toBe(4);
  });

  it('says that it could not start after a while, and may be tried again as long', () => {
    const { chat, pass, count, face } = openChat({ startsAtTry: Number.POSITIVE_INFINITY });
    chat.send({ type: 'helper.found', isStarted: false });
    chat.send({ type: 'chat.start' });
    pass(mostTries);
    expect([face(), count('start.asked'), isFramed(chat.getSnapshot())]).toEqual(['failure', mostTries, false]);
    chat.send({ type: 'chat.start' });
    pass(mostTries);
    expect([face(), count('start.asked')]).toEqual(['failure', 2 * mostTries]);
    chat.send({ type: 'failure.dismiss' });
    expect(face()).toBe('button');
  });

  it('looks at the flag each second while a chat goes on, and no longer when it is gone [B4.085]', () => {
    const { chat, pass, count, world } = openChat();
    chat.send({ type: 'helper.found', isStarted: false });
    chat.send({ type: 'chat.start' });
    pass(1);
    chat.send({ type: 'chat.shrink' });
    pass(2);
    expect(count('flag.asked')).toBe(3);
    world.isStarted = false;
    pass(1);
    pass(60);
    expect(count('flag.asked')).toBe(4);
  });

  it.each(['open', 'out of sight'])(
    'is offered again once the flag is gone, from a chat that is %s [B4.086]',
    (how) => {
      const { chat, pass, face, world } = openChat();
      chat.send({ type: 'helper.found', isStarted: false });
      chat.send({ type: 'chat.start' });
      if (how !== 'open') chat.send({ type: 'chat.shrink' });
      pass(5);
      expect(face()).toBe(how === 'open' ? 'panel' : 'bar');
      world.isStarted = false;
      pass(1);
      expect(face()).toBe('button');
    },
  );

  it('keeps the chat where it is while it is out of sight, and ends it when asked', () => {
    const { chat, count, face, world } = openChat();
    chat.send({ type: 'helper.found', isStarted: false });
    chat.send({ type: 'chat.start' });
    chat.send({ type: 'chat.shrink' });
    expect([face(), isFramed(chat.getSnapshot())]).toEqual(['bar', true]);
    chat.send({ type: 'chat.open' });
    expect([face(), count('start.asked')]).toEqual(['panel', 1]);
    chat.send({ type: 'chat.end' });
    expect([face(), count('end.asked'), world.isStarted]).toEqual(['button', 1, false]);
  });
});
