import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ActorRefFrom, createActor, fromPromise, setup } from 'xstate';
import type { ShopActor } from '#machines/shop/index.ts';
import { trolleyMachine } from '#machines/trolley/index.ts';
import { guest } from '#services/session/session.rules.ts';
import type { Services } from '#services/services.ts';
import type { Trolley } from '#services/trolley/trolley.contract.ts';
import { openOutbox } from '#src/browser/outbox.ts';
import { keepServices } from '#src/services-of.ts';
import { tick } from '../kit/world.ts';
import { trolleyTold } from './told.ts';

const orderId = '7d1f0c1e-6a0b-4a51-9a3e-5f2b8a7c9d10';

/** A trolley in a tab, with the channels on which the other tabs of its browser speak. */
function openTab() {
  const channels: { name: string; onmessage: ((event: { data: unknown }) => void) | null }[] = [];
  const said: { readonly name: string; readonly data: unknown }[] = [];
  let asked = 0;
  const logic = trolleyMachine.provide({
    actors: {
      loadTrolley: fromPromise<Trolley, { readonly isWhole: boolean }>(() => {
        asked += 1;
        return Promise.resolve(trolleyTold({}, asked));
      }),
    },
  });
  const root = createActor(
    setup({ actors: { trolley: logic } }).createMachine({
      invoke: { id: 'trolley', systemId: 'trolley', src: 'trolley', input: { subject: 'mere' } },
    }),
  ).start();
  const trolley = root.system.get('trolley') as ActorRefFrom<typeof trolleyMachine>;
  keepServices(root.system, { clock: { nowMs: () => 0 }, analytics: { send() {} } } as unknown as Services);
  class Channel {
    onmessage: ((event: { data: unknown }) => void) | null = null;
    readonly name: string;
    constructor(name: string) {
      this.name = name;
      channels.push(this);
    }
    postMessage(data: unknown) {
      said.push({ name: this.name, data });
    }
  }
  const page = Object.assign(new EventTarget(), {
    BroadcastChannel: Channel,
    document: Object.assign(new EventTarget(), { visibilityState: 'visible' }),
    console: { warn() {} },
    setTimeout: () => 0,
  });
  openOutbox(page as never, { system: root.system, send() {} } as unknown as ShopActor, trolley);
  return {
    trolley,
    said,
    asked: () => asked,
    hear: (name: string, data: unknown) => channels.find((channel) => channel.name === name)?.onmessage?.({ data }),
    stop: () => root.stop(),
  };
}

describe('A trolley of which another tab knows more', () => {
  let tab: ReturnType<typeof openTab>;
  beforeEach(async () => {
    tab = openTab();
    await tick();
    await tick();
  });
  afterEach(() => tab.stop());

  it('is asked for anew once another tab has ordered it, and left alone when that was somebody else', async () => {
    const before = tab.asked();
    tab.hear('kete-orders', { subject: 'tane', orderId, orderNumber: '12345678' });
    await tick();
    expect(tab.asked()).toBe(before);
    tab.hear('kete-orders', { subject: 'mere', orderId, orderNumber: '12345678' });
    await tick();
    expect(tab.asked()).toBe(before + 1);
  });

  it('is told to the other tabs to be another one when an order comes into change here, and when it leaves', async () => {
    const terms = (changingOrderId: string | null) => ({
      type: 'terms.told' as const,
      shopper: {
        ...guest,
        isLoggedIn: true,
        isShopper: true,
        isChangingOrder: changingOrderId !== null,
        changingOrderId,
      },
    });
    const words = () =>
      tab.said.filter(({ data }) => JSON.stringify(data) === '{"word":"settled","subject":"mere"}').length;
    tab.trolley.send(terms(orderId) as never);
    await tick();
    expect(words()).toBe(1);
    tab.trolley.send(terms(orderId) as never);
    await tick();
    expect(words()).toBe(1);
    tab.trolley.send(terms(null) as never);
    await tick();
    expect(words()).toBe(2);
  });
});
