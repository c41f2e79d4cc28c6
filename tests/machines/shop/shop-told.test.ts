import { type AnyEventObject, createActor, fromPromise, setup } from 'xstate';
import { describe, expect, it } from 'vitest';
import {
  connectionOf,
  type MessageModal,
  modalsOf,
  navigationOf,
  openChart,
  sessionOf,
  shopMachine,
  shopReady,
} from '#machines/shop/index.ts';
import { contextAnswer, flagsAnswer, settingsAnswer, shellAnswer } from '../kit/answers.ts';
import { CountingClock } from '../kit/counting-clock.ts';
import { shopOver } from '../kit/edge.ts';
import { tick } from '../kit/world.ts';

const moana = { isLoggedIn: true, isShopper: true, firstName: 'Moana' };
const word: MessageModal = {
  id: 'word',
  type: 'generic' as never,
  data: { title: 'A word' } as never,
  isDismissible: true,
  hasBack: false,
  outlivesPage: false,
};

async function opens(shopper: object = moana) {
  const asked = { context: 0, shell: 0, open: 0, signOut: 0 };
  const edge = {
    context: async () => {
      asked.context++;
      return contextAnswer(shopper, 1);
    },
    experiments: async () => flagsAnswer({ EnableSecondShellCallOnStoreSwitch: true }),
    settings: async () => settingsAnswer(),
    shell: async () => {
      asked.shell++;
      return shellAnswer();
    },
    open: async () => {
      asked.open++;
      return contextAnswer(moana, 1);
    },
    signOut: async () => void asked.signOut++,
  };
  const shop = createActor(shopOver(edge), { input: { url: '/' }, clock: new CountingClock() });
  const emitted: AnyEventObject[] = [];
  shop.on('*', (event) => void emitted.push(event));
  shop.start();
  await shopReady(shop);
  await tick();
  emitted.length = 0;
  /** A chart opened by some part of the page, and what it is told from then on. */
  const listens = (name: string) => {
    const heard: AnyEventObject[] = [];
    const machine = setup({ actions: { hear: ({ event }) => void heard.push(event) } }).createMachine({
      on: { '*': { actions: 'hear' } },
    });
    openChart(shop, name, machine);
    return heard;
  };
  return { shop, asked, emitted, listens, message: () => modalsOf(shop).getSnapshot().context.message };
}

describe('Whoever opens a chart of the page', () => {
  it.each([{ type: 'user.changed', subject: 'moana', isShopper: true }, { type: 'session.ended' }] as const)(
    'hears of $type in the chart and outside of it, once each',
    async (event) => {
      const { shop, emitted, listens } = await opens();
      const heard = listens('lists');
      shop.send(event);
      expect([heard, emitted]).toEqual([[event], [event]]);
      shop.stop();
    },
  );

  it.each([
    { type: 'loyalty.due' },
    { type: 'logout.wanted' },
    { type: 'action.ask', action: { kind: 'addToTrolley' } },
    { type: 'action.granted', key: 'kept' },
    { type: 'toast.show', toast: { text: 'Kept' } },
  ])('hears of $type outside of the charts alone, word for word', async (event) => {
    const { shop, emitted, listens } = await opens();
    const heard = listens('lists');
    shop.send(event as never);
    expect([heard, emitted]).toEqual([[], [event]]);
    shop.stop();
  });

  it('finds the terms of shopping told in it at once, where the store is another one too', async () => {
    const { shop, listens } = await opens();
    const heard = listens('slots');
    for (const storeId of [1, 2]) {
      sessionOf(shop).send({ type: 'context.keep', context: contextAnswer(moana, storeId) });
      await tick();
    }
    expect(heard.map(({ type, storeId }) => [type, storeId as number])).toEqual([
      ['terms.told', 1],
      ['terms.told', 2],
    ]);
    shop.stop();
  });

  it('hears that the network is back in the trolley and in the placing of an order, and nowhere else', async () => {
    const { shop, listens } = await opens();
    const heard = ['trolley', 'placing', 'lists'].map(listens);
    connectionOf(shop).send({ type: 'connection.lost' });
    connectionOf(shop).send({ type: 'connection.found' });
    expect(heard).toEqual([[{ type: 'connection.returned' }], [{ type: 'connection.returned' }], []]);
    shop.stop();
  });
});

describe('The shop', () => {
  it('fetches the words of another store once, not each time that the same store is named', async () => {
    const { shop, asked } = await opens();
    for (const storeId of [2, 2, 2]) {
      sessionOf(shop).send({ type: 'context.keep', context: contextAnswer(moana, storeId) });
      await tick();
    }
    expect(asked.shell).toBe(2);
    shop.stop();
  });

  it('owes the facts of loyalty from a sign-in until the session ends', async () => {
    const { shop } = await opens();
    const owed = () => shop.getSnapshot().context.isLoyaltyDue;
    shop.send({ type: 'session.ended' });
    expect(owed()).toBe(false);
    shop.send({ type: 'loyalty.due' });
    expect(owed()).toBe(true);
    shop.send({ type: 'session.ended' });
    expect(owed()).toBe(false);
    shop.stop();
  });

  it('opens itself to whoever has signed in, and signs out who asks for it', async () => {
    const { shop, asked } = await opens({});
    shop.send({ type: 'login.told', isSocial: false, redirectUrl: null });
    await tick();
    expect([asked.open, asked.signOut]).toEqual([1, 0]);
    shop.send({ type: 'logout.asked' });
    await tick();
    expect([asked.open, asked.signOut]).toEqual([1, 1]);
    shop.stop();
  });

  it('puts up the message that somebody has, and takes it down with the page that it was about', async () => {
    const { shop, message } = await opens();
    shop.send({ type: 'modal.open', modal: word });
    expect(message()).toEqual(word);
    navigationOf(shop).send({ type: 'navigation.ended', generation: 0, href: '/shop/specials', move: 'push' });
    expect(message()).toBe(null);
    shop.stop();
  });

  it('keeps a message for the next page, for as long as its cause holds', async () => {
    const { shop, message } = await opens();
    const queue = () =>
      modalsOf(shop)
        .getSnapshot()
        .context.queue.map(({ cause }) => cause);
    const wait = (cause: string) =>
      shop.send({ type: 'modal.queue', kind: 'slotExpired' as never, cause, modal: word });
    shop.send({ type: 'causes.told', standing: ['slot 7'] });
    wait('slot 7');
    expect([queue(), message()]).toEqual([['slot 7'], null]);
    shop.send({ type: 'causes.told', standing: [] });
    expect(queue()).toEqual([]);
    shop.stop();
  });

  it('is fit for use once everything is known: no server-error page', async () => {
    const { shop } = await opens();
    expect([shop.getSnapshot().value, shop.getSnapshot().hasTag('failed')]).toEqual(['ready', false]);
    shop.stop();
  });
});

describe('The server-error page', () => {
  const broken = ['session', 'flags', 'settings', 'shell', 'navigation', 'modals', 'announcer', 'connection', 'theme'];

  it.each(broken)('shows when the chart of %s breaks, and the shop lives on under it [B8.17]', async (name) => {
    const breaks = fromPromise(async () => {
      throw new Error('broken');
    });
    const machine = shopMachine.provide({ actors: { [name]: breaks } as never });
    const shop = createActor(machine, { input: { url: '/' }, clock: new CountingClock() });
    const errors: unknown[] = [];
    shop.subscribe({ error: (error) => void errors.push(error) });
    shop.start();
    await tick();
    const { status, value } = shop.getSnapshot();
    expect([status, value, shop.getSnapshot().hasTag('failed'), errors]).toEqual(['active', 'broken', true, []]);
    shop.stop();
  });
});
