import { createActor, SimulatedClock } from 'xstate';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ShopActor, shopReady } from '#machines/shop/index.ts';
import { followLinks } from '#src/browser/links.ts';
import type { ShopRouter } from '#src/router.tsx';
import { contextAnswer, flagsAnswer, settingsAnswer, shellAnswer } from '../../machines/kit/answers.ts';
import { CountingClock } from '../../machines/kit/counting-clock.ts';
import { shopOver } from '../../machines/kit/edge.ts';

let shop: ShopActor;
let clock: SimulatedClock;
let stop = () => {};
const navigate = vi.fn<(destination: object) => Promise<void>>(async () => undefined);
const preloadRoute = vi.fn<(destination: object) => Promise<void>>(async () => undefined);

const gate = {
  prepare: vi.fn<() => undefined>(),
  press: vi.fn<(link: HTMLElement, otherwise: () => void) => undefined>(),
};

beforeEach(async () => {
  const machine = shopOver({
    context: async () => contextAnswer(),
    experiments: async () => flagsAnswer(),
    settings: async () => settingsAnswer(),
    shell: async () => shellAnswer(),
  });
  shop = createActor(machine, { input: { url: '/' }, clock: new CountingClock() });
  shop.start();
  await shopReady(shop);
  clock = new SimulatedClock();
  stop = followLinks({ navigate, preloadRoute } as unknown as ShopRouter, shop, gate, (run, ms) => {
    const timer = clock.setTimeout(run, ms);
    return () => clock.clearTimeout(timer);
  });
  navigate.mockClear();
  preloadRoute.mockClear();
});
afterEach(() => {
  stop();
  shop.stop();
  document.body.replaceChildren();
});

const put = <E extends Element>(html: string): E => {
  document.body.innerHTML = html;
  return document.body.firstElementChild as E;
};
/** Whether the browser was left to do what it does with a click; here it is kept from trying. */
const isLeftAlone = (target: Element, init: MouseEventInit = {}) => {
  let isPrevented = false;
  const look = (event: Event) => {
    isPrevented = event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', look, { once: true });
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  return !isPrevented && navigate.mock.calls.length === 0;
};

describe('A click on a link', () => {
  it('within the shop is a navigation, wherever in the link it falls, with what the address says in the router’s words', () => {
    const link = put('<a href="/Shop/Specials/(modal:fees)?search=AbC#Part"><b>Specials</b></a>');
    expect(isLeftAlone(link.querySelector('b') ?? link)).toBe(false);
    expect(navigate).toHaveBeenCalledExactlyOnceWith({
      to: '/shop/specials',
      search: { search: 'AbC', modals: 'modal:fees' },
      hash: 'Part',
      replace: false,
      resetScroll: expect.any(Boolean) as boolean,
    });
  });

  it('that asks for what only a shopper may do goes to the gate, and to its own address where there is no gate', () => {
    gate.press.mockClear();
    const link = put<HTMLElement>('<a href="/shop/securelogin" data-gate="addToTrolley"><b>Add</b></a>');
    link.querySelector('b')?.click();
    expect([gate.press.mock.calls.length, gate.press.mock.calls[0]?.[0], navigate.mock.calls.length]).toEqual([
      1,
      link,
      0,
    ]);
    gate.press.mock.calls[0]?.[1]();
    expect(navigate).toHaveBeenCalledWith(expect.objectContaining({ to: '/shop/securelogin' }));
  });

  it('replaces where the link says so', () => {
    isLeftAlone(put('<a href="/shop/specials" data-replace>Specials</a>'));
    expect(navigate).toHaveBeenCalledWith(expect.objectContaining({ replace: true }));
  });

  it.each([
    ['with Ctrl', { ctrlKey: true }],
    ['with Cmd', { metaKey: true }],
    ['with Shift', { shiftKey: true }],
    ['with Alt', { altKey: true }],
    ['of the middle button', { button: 1 }],
  ])('%s is left to the browser', (_, init) => {
    expect(isLeftAlone(put('<a href="/shop/specials">Specials</a>'), init)).toBe(true);
  });

  it.each([
    ['to another origin', '<a href="https://elsewhere.test/shop/specials">Elsewhere</a>'],
    ['that opens elsewhere', '<a href="/shop/specials" target="_blank">Specials</a>'],
    ['that is downloaded', '<a href="/receipt.pdf" download>Receipt</a>'],
    ['that says it is external', '<a href="/shop/specials" rel="external">Specials</a>'],
    ['to the store’s own endpoints', '<a href="/bff/initiate-oidc-signin?redirectUrl=/">Sign in</a>'],
    ['to the document of the API', '<a href="/api/openapi.json">API</a>'],
    ['to a part of this very page', '<a href="#main">Skip</a>'],
    ['by mail', '<a href="mailto:help@shop.test">Mail</a>'],
  ])('%s is left to the browser', (_, html) => {
    expect(isLeftAlone(put(html))).toBe(true);
  });

  it('that somebody has dealt with is left alone', () => {
    const link = put('<a href="/shop/specials">Specials</a>');
    link.addEventListener('click', (event) => event.preventDefault());
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    expect(navigate).not.toHaveBeenCalled();
  });

  it('is left to the browser once nobody listens', () => {
    stop();
    expect(isLeftAlone(put('<a href="/shop/specials">Specials</a>'))).toBe(true);
  });
});

describe('A form that asks', () => {
  const send = (form: HTMLFormElement) =>
    form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));

  it('is a navigation with its fields, without the empty ones', () => {
    const form = put<HTMLFormElement>(
      '<form action="/shop/searchproducts"><input name="search" value="milk &amp; eggs"><input name="sort" value=""></form>',
    );
    expect(send(form)).toBe(false);
    expect(navigate).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ to: '/shop/searchproducts', search: { search: 'milk & eggs' } }),
    );
  });

  it('and changes something, or asks another origin, is left to the browser', () => {
    expect(send(put('<form method="post" action="/shop/searchproducts"></form>'))).toBe(true);
    expect(send(put('<form action="https://elsewhere.test/"></form>'))).toBe(true);
    expect(navigate).not.toHaveBeenCalled();
  });
});

describe('A pause over a link', () => {
  const rest = (target: Element) => target.dispatchEvent(new Event('pointerover', { bubbles: true }));

  it('fetches its page ahead after 60 ms, once, and only for the last link', () => {
    document.body.innerHTML = '<a href="/shop/specials">Specials</a><a href="/shop/browse">Browse</a>';
    const [first, second] = document.querySelectorAll('a');
    if (first) rest(first);
    clock.increment(59);
    if (second) rest(second);
    clock.increment(60);
    expect(preloadRoute.mock.calls).toEqual([[{ to: '/shop/browse', search: {}, hash: '' }]]);
  });

  it('over a link that leads away fetches nothing', () => {
    rest(put('<a href="https://elsewhere.test/">Elsewhere</a>'));
    clock.increment(1_000);
    expect(preloadRoute).not.toHaveBeenCalled();
  });
});
