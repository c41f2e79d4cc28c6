import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { browserId } from '#services/session/browser-id.ts';
import { createLocalStore, forgetfulStore, type LocalStore } from '#services/storage/local-store.ts';
import { acknowledgementKeys, type StoredKey, storedForms } from '#services/storage/stored-keys.rules.ts';

const keys = Object.keys(storedForms) as StoredKey[];

function area(kept: Record<string, string> = {}) {
  const values = new Map(Object.entries(kept));
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}
function open(kept: Record<string, string> = {}) {
  const lines: string[] = [];
  const browser = area(kept);
  const log = { warn: (line: string) => void lines.push(line), error: (line: string) => void lines.push(line) };
  return { ...browser, browser, lines, store: createLocalStore(() => browser, log), log };
}

describe('what a browser remembers', () => {
  test('has these keys, and what is written is read by the next page [B3.23] [B3.24] [B3.25] [B3.26] [B3.27] [B3.28] [B3.29]', () => {
    const { store, browser, log } = open();
    store.write('scvId', 'S1');
    store.write('orderCount', 3);
    store.write('hasActiveDeliverySubscription', false);
    store.write('fulfilmentMethod', 'Pickup');
    store.write('fulfilmentSuburbId', 12);
    store.write('fulfilmentPickupAddressId', 7);
    store.write('cw-sid', 'id');
    const next = createLocalStore(() => browser, log);
    expect(keys.map((key) => next.read(key)).filter((value) => value !== undefined)).toEqual([
      'S1',
      3,
      false,
      'Pickup',
      12,
      7,
      'id',
    ]);
    next.remove('scvId');
    expect(store.read('scvId')).toBeUndefined();
  });

  test('holds an acknowledgement as "true" under its key [B3.30] [B3.31] [B3.32] [B3.33] [B3.34] [B3.35] [B3.O4]', () => {
    expect(acknowledgementKeys).toEqual([
      'purchaseByQuantityAcknowledged',
      'changeOrderModalAcknowledged',
      'changedPriceTutorialAcknowledged',
      'ignoreChangedPriceTutorial',
      'changedPriceTutorialMobileWebAcknowledged',
      'ageRestrictedProductAcknowledged',
    ]);
    for (const key of acknowledgementKeys) {
      const { store, values } = open();
      expect(store.read(key)).toBeUndefined();
      store.write(key, true);
      expect([values.get(key), store.read(key)]).toEqual(['true', true]);
    }
  });

  test('is set aside and reported once when it has lost its form, and the page goes on', () => {
    const { store, lines, values } = open({ orderCount: '{"evil":1}' });
    expect([store.read('orderCount'), store.read('orderCount')]).toEqual([undefined, undefined]);
    expect(lines).toEqual(['Local storage: what stood under orderCount was set aside.']);
    expect([...values]).toEqual([['quarantine:orderCount', '{"evil":1}']]);
  });

  test('is nothing, said once, in a browser that refuses storage', () => {
    const lines: string[] = [];
    const log = { warn: (line: string) => void lines.push(line), error: () => {} };
    const refusing = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const full = { ...area(), setItem: refusing };
    for (const store of [createLocalStore(refusing, log), createLocalStore(() => full, log)]) {
      store.write('orderCount', 1);
      store.write('orderCount', 2);
      expect(store.read('orderCount')).toBeUndefined();
    }
    expect(lines).toHaveLength(2);
    expect([createLocalStore(() => null, log).read('scvId'), forgetfulStore.read('scvId')]).toEqual([
      undefined,
      undefined,
    ]);
  });

  test('never throws and never gives a value out of form, whatever stands there', () => {
    const junk = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.json(),
      fc.constantFrom('undefined', 'null', 'NaN', '-1', '1e999', '[]', '{"__proto__":1}', '"', 'true'),
    );
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...keys), junk), (kept) => {
        const { store } = open(kept);
        for (const key of keys) {
          const value = store.read(key);
          if (value !== undefined) expect(storedForms[key](value)).toBe(true);
        }
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('the browser’s session id', () => {
  const ids = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];
  function browser(cookie: string, store: LocalStore = open().store, isSecure = false) {
    const written: string[] = [];
    const made = [...ids];
    const id = browserId({
      cookies: { read: () => cookie, write: (one) => void written.push(one) },
      store,
      newId: () => made.shift() ?? '',
      isSecure,
    });
    return { id, written, store };
  }

  test('is made once, kept for a year as a cookie and mirrored in local storage [B5.14] [B9.099] [B3.O5]', () => {
    const { id, written, store } = browser('');
    expect(id).toBe(ids[0]);
    expect(written).toEqual([`cw-sid=${ids[0]}; Path=/; Max-Age=31536000; SameSite=Lax`]);
    expect(store.read('cw-sid')).toBe(ids[0]);
  });

  test('is used again from the cookie, or from local storage when the cookie is gone [B5.14] [B3.O5]', () => {
    const old = '33333333-3333-4333-8333-333333333333';
    const fromCookie = browser(`a=b; cw-sid=${old}; c=d`);
    expect([fromCookie.id, fromCookie.store.read('cw-sid')]).toEqual([old, old]);
    const { store } = open();
    store.write('cw-sid', old);
    const fromStorage = browser('other-cw-sid=x', store);
    expect([fromStorage.id, fromStorage.written[0]?.startsWith(`cw-sid=${old};`)]).toEqual([old, true]);
  });

  test('is made anew when what stands there is no id, and is Secure on https', () => {
    for (const cookie of ['cw-sid=undefined', 'cw-sid=', 'cw-sid=x; Domain=evil', `cw-sid=${ids[1]?.toUpperCase()}Z`])
      expect(browser(cookie, open().store, true).written).toEqual([
        `cw-sid=${ids[0]}; Path=/; Max-Age=31536000; SameSite=Lax; Secure`,
      ]);
  });
});
