import { afterEach, describe, expect, test, vi } from 'vitest';
import { isUnopened } from '#machines/session/index.ts';
import { chartOf, isLoggedIn, messageIn, modalsOf } from '#machines/shop/index.ts';
import { signInShown, type signInMachine } from '#machines/sign-in/index.ts';
import { createReplay } from '#services/http/replay.ts';
import { liveWhenReady } from '#src/browser/live.ts';
import { nobody, openStore, shopperCalled, visit, visitWhole } from './visit.ts';

const moana = shopperCalled('moana');
const calm = async () => {
  for (let round = 0; round < 8; round += 1) await new Promise<void>((resolve) => void setImmediate(resolve));
};
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
const asked = (requests: readonly string[]) => requests.filter((one) => one.includes('/bff/get-user')).length;

describe('A page that comes back out of the browser’s memory', () => {
  const comesBack = (page: Window, persisted: boolean) =>
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

  test('asks who is signed in, and a page that is merely shown for the first time does not [A7.003]', async () => {
    const store = openStore(moana);
    const { page, stop } = await visitWhole(store);
    await calm();
    const before = asked(store.requests);
    comesBack(page, false);
    await calm();
    expect(asked(store.requests)).toBe(before);
    comesBack(page, true);
    await vi.waitFor(() => expect(asked(store.requests)).toBe(before + 1));
    stop();
  });

  test('shows nothing of a shopper who has signed out elsewhere meanwhile, before the store has answered', async () => {
    const { page, session, stop } = await visitWhole(openStore(moana));
    await calm();
    localStorage.removeItem('scvId');
    comesBack(page, true);
    expect(isLoggedIn(session.getSnapshot())).toBe(false);
    stop();
  });
});

describe('Leaving', () => {
  const leave = async (signIn: 'page' | 'sso', publicHref: string, place: Parameters<typeof visit>[2]) => {
    const store = Object.assign(openStore(moana), { signIn });
    const { session, went, stop } = await visitWhole(store, publicHref, place);
    await calm();
    went.length = 0;
    session.send({ type: 'logout.asked' });
    await vi.waitFor(() => expect(isLoggedIn(session.getSnapshot())).toBe(false));
    await calm();
    stop();
    return { went, told: store.requests.filter((one) => one.includes('shopper-logouts')).length };
  };

  test('where the identity provider signs people in goes on to its sign-out, once the store has agreed [A7.036]', async () => {
    expect(await leave('sso', '/', 'home')).toEqual({ went: ['/bff/logout?redirectUrl=%2F'], told: 1 });
  });

  test('a page that is for shoppers goes home, and an open one is shown anew [B7.09]', async () => {
    expect((await leave('page', '/account', 'account')).went).toEqual(['/']);
    expect((await leave('page', '/shop/specials', 'specials')).went).toEqual(['again']);
  });
});

describe('Somebody who is signed out elsewhere in the moment in which they sign in', () => {
  test('reads that trying again is no use, finds the form again with their email, and comes in by signing in once more [B4.098]', async () => {
    const store = openStore(nobody);
    const { shop, openLate, session, went, stop } = await visitWhole(store, '/shop/securelogin', 'secureLogin');
    await openLate('signIn');
    const form = () => {
      const signIn = chartOf<typeof signInMachine>(shop, 'signIn');
      if (!signIn) throw new Error('There is no chart of signing in.');
      return signIn;
    };
    const submit = () =>
      form().send({ type: 'form.submit', email: 'ari@kete.nz', password: 'x', problems: {}, redirectUrl: '/trolley' });
    const said = () => messageIn(modalsOf(shop).getSnapshot())?.data;
    submit();
    await vi.waitFor(() =>
      expect(said()).toMatchObject({ title: 'You have been signed out again', buttonText: 'Sign in again' }),
    );
    modalsOf(shop).send({ type: 'modal.answer', answer: 'action' });
    expect(went).toEqual(['/shop/securelogin?redirectUrl=%2Ftrolley']);
    expect(signInShown(form().getSnapshot())).toMatchObject({ state: 'open', email: 'ari@kete.nz' });
    await vi.waitFor(() => expect([isUnopened(session.getSnapshot()), said()]).toEqual([false, undefined]));
    await calm();
    store.account = moana;
    submit();
    await vi.waitFor(() => expect(went.slice(1)).toEqual(['/trolley']));
    expect(isLoggedIn(session.getSnapshot())).toBe(true);
    stop();
  });
});

describe('A shopper who turns out not to be signed in', () => {
  const falls = async (publicHref: string, place: Parameters<typeof visit>[2]) => {
    const store = openStore(moana);
    const { session, waits, went, stop } = await visitWhole(store, publicHref, place);
    await calm();
    went.length = 0;
    store.account = nobody;
    session.send({ type: 'session.refresh' });
    await vi.waitFor(() => expect(session.getSnapshot().hasTag('confirming')).toBe(true));
    expect(went).toEqual([]);
    waits.increment(1_000);
    await vi.waitFor(() => expect(isLoggedIn(session.getSnapshot())).toBe(false));
    await calm();
    stop();
    return went;
  };

  test('is led from a page that is for shoppers to the sign-in, which leads back there [B4.093]', async () => {
    expect(await falls('/account?tab=2', 'account')).toEqual([
      'again',
      `/shop/securelogin?${new URLSearchParams({ redirectUrl: '/account?tab=2' })}`,
    ]);
  });

  test('stays where everybody may be [B4.093]', async () => {
    expect(await falls('/shop/specials', 'specials')).toEqual(['again']);
  });
});

describe('A live page', () => {
  /** The page is live; what it does for whoever comes or goes cannot be begun as long as it is broken. */
  const live = async (account: typeof moana) => {
    const store = openStore(account);
    const here = await visit(store);
    const effects = { areBroken: false, tries: 0 };
    const reload = vi.fn<() => void>();
    const later: { run: () => void; ms: number }[] = [];
    const read: typeof here.storage.read = (key) => {
      effects.tries += 1;
      if (effects.areBroken) throw new TypeError('Failed to fetch dynamically imported module');
      return here.storage.read(key);
    };
    Object.assign(here.page, {
      setTimeout: (run: () => void, ms: number) => later.push({ run, ms }),
      clearTimeout: () => {},
      navigator: { onLine: false },
    });
    Object.assign(here.page.document, { documentElement: document.documentElement });
    Object.assign(here.page.location, { reload });
    liveWhenReady({
      ...here,
      storage: { ...here.storage, read },
      replay: createReplay(),
      analytics: here.analytics as never,
      lists: [],
    });
    here.page.document.dispatchEvent(new Event('kete:live'));
    const pass = () => {
      for (const { run, ms } of later.splice(0)) if (ms === 2_000) run();
    };
    return { ...here, store, effects, reload, pass };
  };

  test('looks after whoever shops in it once it has settled, and not before', async () => {
    const { effects, pass, stop } = await live(moana);
    await calm();
    expect([effects.tries, localStorage.getItem('scvId')]).toEqual([0, null]);
    pass();
    await vi.waitFor(() => expect(localStorage.getItem('scvId')).toBe('"moana"'));
    stop();
  });

  test('is loaded anew for whoever signed in when it cannot do anything for them [B4.099]', async () => {
    const { store, session, effects, reload, stop } = await live(nobody);
    effects.areBroken = true;
    store.account = moana;
    session.send({ type: 'login.told', isSocial: false, redirectUrl: null });
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    stop();
  });

  test('tries again with the next word when it could do nothing about the one before', async () => {
    const { store, session, effects, reload, pass, stop } = await live(moana);
    localStorage.setItem('scvId', '"moana"');
    sessionStorage.setItem('chatToken', 'x'.repeat(20));
    effects.areBroken = true;
    pass();
    await vi.waitFor(() => expect(effects.tries).toBeGreaterThan(0));
    await calm();
    effects.areBroken = false;
    store.account = nobody;
    session.send({ type: 'tab.told', subject: null });
    await vi.waitFor(() => expect(localStorage.getItem('scvId')).toBeNull());
    expect([sessionStorage.getItem('chatToken'), reload.mock.calls]).toEqual([null, []]);
    stop();
  });
});
