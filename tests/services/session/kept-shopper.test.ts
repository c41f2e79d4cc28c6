import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { forgetShopper, keepShopper, removeOldToken } from '#services/session/kept-shopper.ts';
import { guest, subjectIn } from '#services/session/session.rules.ts';
import { whoOf } from '#src/ask-who.ts';
import { createLocalStore } from '#services/storage/local-store.ts';
import { afterSignOut } from '#services/storage/sign-out.rules.ts';
import { acknowledgementKeys, type StoredKey, storedForms } from '#services/storage/stored-keys.rules.ts';
import { contextAnswer } from '../../machines/kit/answers.ts';

const keys = Object.keys(storedForms) as StoredKey[];
const moana = {
  ...guest,
  isLoggedIn: true,
  isShopper: true,
  shopperScvId: 'moana',
  orderCount: 3,
  hasActiveDeliverySubscription: true,
};

function area(kept: Record<string, string> = {}) {
  const values = new Map(Object.entries(kept));
  return {
    values,
    get length() {
      return values.size;
    },
    key: (at: number) => [...values.keys()][at] ?? null,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}
const lines: string[] = [];
const log = { warn: (line: string) => void lines.push(line), error: (line: string) => void lines.push(line) };

describe('what a browser keeps of whoever shops in it', () => {
  test('is their id, how often they ordered and whether they subscribe [B4.101] [B3.23] [B3.24] [B3.25] [B3.O2]', () => {
    const local = area();
    keepShopper(
      createLocalStore(() => local, log),
      moana,
    );
    expect(Object.fromEntries(local.values)).toEqual({
      scvId: '"moana"',
      orderCount: '3',
      hasActiveDeliverySubscription: 'true',
    });
  });

  test('is named key by key: each goes at a sign-out or stays, and nothing else does either', () => {
    expect(Object.keys(afterSignOut).sort()).toEqual([...keys].sort());
    const local = area(Object.fromEntries([...keys, 'theirs'].map((key) => [key, 'true'])));
    const tab = area({ chatToken: 't', blockedAction: '{}', 'kete.reloaded': '{}' });
    forgetShopper(
      createLocalStore(() => local, log),
      () => tab,
      log,
    );
    const stays = keys.filter((key) => afterSignOut[key] === 'stays');
    expect([...local.values.keys()].sort()).toEqual([...stays, 'theirs'].sort());
    expect(stays).toEqual(expect.arrayContaining([...acknowledgementKeys, 'analyticsConsent', 'cw-sid']));
    expect([...tab.values.keys()]).toEqual(['kete.reloaded']);
  });

  test('is gone after a sign-out however corrupt it was, with what was set aside of it', () => {
    const junk = fc.oneof(fc.string(), fc.json(), fc.constantFrom('null', '"moana"', '{"__proto__":1}'));
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...keys), junk), fc.dictionary(fc.string(), junk), (kept, tabbed) => {
        const [local, tab] = [area(kept), area(tabbed)];
        const store = createLocalStore(() => local, log);
        for (const key of keys) store.read(key);
        forgetShopper(store, () => tab, log);
        for (const key of local.values.keys())
          expect(afterSignOut[key.replace(/^quarantine:/, '') as StoredKey]).toBe('stays');
        keepShopper(store, { ...moana, shopperScvId: 'ari', orderCount: 0 });
        expect([store.read('scvId'), store.read('orderCount')]).toEqual(['ari', 0]);
      }),
      { numRuns: 100 },
    );
  });

  test('that cannot be taken away is logged, and nothing breaks [B8.50]', () => {
    lines.length = 0;
    const refusing = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    forgetShopper(
      createLocalStore(() => area(), log),
      refusing,
      log,
    );
    expect(lines).toEqual(['Session storage failure: what this tab remembered could not be taken away.']);
    expect(() => removeOldToken(refusing)).not.toThrow();
  });

  test('is no identity token: one of an older day is taken away [B9.097] [B9.O11]', () => {
    const local = area({ 'shop-countdown.id_token': 'eyJ', other: 'x' });
    removeOldToken(() => local);
    expect([...local.values.keys()]).toEqual(['other']);
  });
});

describe('who the server says it is', () => {
  const context = contextAnswer({ isLoggedIn: true, shopperScvId: 'moana' });
  test('is what both answers say; two that belong to different moments are refused [B4.089] [B3.04]', () => {
    const user = { isLoggedIn: true, isShopper: true, email: 'moana@kete.example', scvId: 'moana' };
    expect(whoOf(user, context)).toMatchObject({
      email: 'moana@kete.example',
      shopper: { isShopper: true, shopperScvId: 'moana' },
    });
    expect(() => whoOf({ ...user, scvId: 'ari' }, context)).toThrow('technical issues');
    expect(() => whoOf({ ...user, isLoggedIn: false }, context)).toThrow('technical issues');
    expect([subjectIn(guest), subjectIn(moana)]).toEqual([null, 'moana']);
  });
});
