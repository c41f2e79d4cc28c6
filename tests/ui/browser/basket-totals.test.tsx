import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ShopActor } from '#machines/shop/index.ts';
import { lineWith, trolleyOfLines } from '#services/trolley/sample-trolley.rules.ts';
import type { Trolley } from '#services/trolley/trolley.contract.ts';
import { forwardBasketTotals } from '#src/browser/basket-totals.ts';

type Script = typeof globalThis & { updateBasketTotals?: unknown };
const page = window as Window & Script;
const milk = (amount: number) => trolleyOfLines([lineWith({ sku: '100042', name: 'Milk', amount, priceCents: 419 })]);
const told = { subtotal: 8.38, savings: 0, deliveryFees: 0, totalItems: 1 };

/** A trolley of which the store says what the test says. */
function forwards(first: Trolley | null) {
  let trolley = first;
  let hear: () => void = () => undefined;
  const chart = {
    getSnapshot: () => ({ context: { trolley } }),
    subscribe: (listener: () => void) => {
      hear = listener;
      return { unsubscribe: () => (hear = () => undefined) };
    },
  };
  const heard: unknown[] = [];
  const listen = (event: Event) => heard.push((event as CustomEvent).detail);
  window.addEventListener('basket-totals', listen);
  const stop = forwardBasketTotals(page, { system: { get: () => chart } } as never as ShopActor);
  stops.push(stop, () => window.removeEventListener('basket-totals', listen));
  return {
    heard,
    stop,
    tells: (next: Trolley | null) => {
      trolley = next;
      hear();
    },
  };
}
const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  delete page.updateBasketTotals;
});

describe('The totals of the basket', () => {
  it('are forwarded to the script of the page and as an event, with every change that is known [A7.104] [A7.O13] [A3.50]', () => {
    const script = vi.fn<(totals: unknown) => void>();
    page.updateBasketTotals = script;
    const { heard, tells } = forwards(null);
    expect(heard).toEqual([]);
    tells(milk(2));
    tells({ ...milk(2), revision: 9 });
    tells({ ...milk(2), deliveryFeesCents: 1_100 });
    tells(null);
    tells(milk(2));
    const all = [told, { ...told, deliveryFees: 11 }, told];
    expect(heard).toEqual(all);
    expect(script.mock.calls).toEqual(all.map((totals) => [totals]));
  });

  it('need no script, and what is no function is none', () => {
    page.updateBasketTotals = 'later';
    expect(forwards(milk(2)).heard).toEqual([told]);
  });

  it('go on after a script that throws, which is only written down', () => {
    const warned = vi.spyOn(page.console, 'warn').mockImplementation(() => undefined);
    page.updateBasketTotals = () => {
      throw new Error('no such cart');
    };
    const { heard, tells } = forwards(milk(2));
    tells(milk(3));
    expect(heard).toHaveLength(2);
    expect(warned).toHaveBeenCalledTimes(2);
    warned.mockRestore();
  });

  it('are forwarded no longer once that has stopped', () => {
    const { heard, stop, tells } = forwards(milk(2));
    stop();
    tells(milk(3));
    expect(heard).toEqual([told]);
  });
});
