import { expect, it } from 'vitest';
import { addToHomeMachine } from '#machines/add-to-home/index.ts';
import { createWorld, type Question } from '../kit/world.ts';

const phone = { widthPx: 390, isEmbedded: false, isInstalled: false, wasShown: false, isIos: false };

function begins(input: Partial<typeof phone> = {}) {
  const world = createWorld(addToHomeMachine, { input: { ...phone, ...input } });
  const send = (type: string, more: object = {}) => world.chart.send({ type, ...more });
  return { ...world, send, where: () => world.snapshot().value, shown: () => world.snapshot().context.wasShown };
}

it('A shop that is installed is not offered any more, before or after the offer shows', () => {
  const waiting = begins();
  waiting.send('install.finish');
  expect(waiting.where()).toBe('over');
  const offered = begins();
  offered.send('install.offer');
  expect(offered.where()).toEqual({ shown: 'offering' });
  offered.send('install.finish');
  expect(offered.where()).toBe('over');
});

it.each([true, false])(
  'An offer that shows counts as shown whether or not it could be remembered: %s',
  async (isKept) => {
    const { send, open, answer, refuse, shown, where } = begins();
    send('install.offer');
    const [question] = open();
    if (isKept) await answer(question as Question, undefined);
    else await refuse(question as Question, new Error('no storage'));
    expect([shown(), where()]).toEqual([true, { shown: 'offering' }]);
  },
);

it('An offer that is taken is over even when the browser cannot ask', async () => {
  const { send, open, refuse, where } = begins();
  send('install.offer');
  send('prompt.accept');
  send('prompt.accept');
  const asking = open().filter(({ name }) => name === 'askToInstall');
  expect([where(), asking.length]).toEqual([{ shown: 'asking' }, 1]);
  await refuse(asking[0] as Question, new Error('not now'));
  expect(where()).toBe('over');
});

it('Words on how to do it stand on a small screen alone, also once it is turned', () => {
  const { send, where } = begins({ isIos: true, widthPx: 900 });
  expect(where()).toBe('waiting');
  send('screen.resize', { widthPx: 390 });
  expect(where()).toEqual({ shown: 'instructing' });
  send('prompt.accept');
  expect(where()).toEqual({ shown: 'instructing' });
  send('prompt.dismiss');
  expect(where()).toBe('over');
});
