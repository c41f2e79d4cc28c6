import { createActor } from 'xstate';
import { describe, expect, test, vi } from 'vitest';
import { messageIn, modalsOf, sessionOf, type ShopActor, shopReady } from '#machines/shop/index.ts';
import { FaultError } from '#services/fault.ts';
import { sayTrouble } from '#src/browser/session-trouble.ts';
import { flagsAnswer, settingsAnswer, shellAnswer, whoAnswer } from '../../machines/kit/answers.ts';
import { shopOver } from '../../machines/kit/edge.ts';

const moana = { isLoggedIn: true, isShopper: true, shopperScvId: 'moana' };
const offline = new FaultError({ tag: 'offline', message: 'You are offline.' });

/** A page in which somebody shops, and in which the named thing fails until it is mended. */
async function page(shopper: Parameters<typeof whoAnswer>[0]) {
  let isBroken = true;
  const asked: string[] = [];
  const failing =
    <T,>(name: string, answer: T) =>
    async () => {
      asked.push(name);
      if (isBroken) throw offline;
      return answer;
    };
  const shop = createActor(
    shopOver({
      context: async () => whoAnswer(shopper),
      experiments: async () => flagsAnswer(),
      settings: async () => settingsAnswer(),
      shell: async () => shellAnswer(),
      open: failing('open', whoAnswer(moana)),
      signOut: failing('signOut', undefined),
    }),
    { input: { url: '/' } },
  ) as unknown as ShopActor;
  shop.start();
  await shopReady(shop);
  sayTrouble(shop, () => {});
  const shown = () => messageIn(modalsOf(shop).getSnapshot());
  const answer = (answered: 'action' | 'cancel') => modalsOf(shop).send({ type: 'modal.answer', answer: answered });
  return { shop, asked, shown, answer, mend: () => (isBroken = false), session: sessionOf(shop) };
}

describe('A sign-out that does not get through', () => {
  test('is said; trying again signs out', async () => {
    const { shop, asked, shown, answer, mend, session } = await page(moana);
    shop.send({ type: 'logout.asked' });
    await vi.waitFor(() => expect(shown()?.data.title).toBe('You are still signed in'));
    expect(session.getSnapshot().context.shopper.isLoggedIn).toBe(true);
    answer('action');
    await vi.waitFor(() => expect([asked.length, shown()?.data.title]).toEqual([2, 'You are still signed in']));
    mend();
    answer('action');
    await vi.waitFor(() => expect(asked.length).toBe(3));
    expect(shown()).toBe(null);
  });

  test('may be let be: nothing is asked again, and the shopper stays', async () => {
    const { shop, asked, shown, answer, session } = await page(moana);
    shop.send({ type: 'logout.asked' });
    await vi.waitFor(() => expect(shown()).not.toBe(null));
    answer('cancel');
    await vi.waitFor(() => expect(session.getSnapshot().hasTag('unended')).toBe(false));
    expect([asked, shown(), session.getSnapshot().context.shopper.isLoggedIn]).toEqual([['signOut'], null, true]);
  });
});

describe('A shop that does not open to somebody who has signed in', () => {
  test('is said, and opens when it is tried again', async () => {
    const { shop, asked, shown, answer, mend } = await page({});
    shop.send({ type: 'login.told', isSocial: false, redirectUrl: '/shop/specials' });
    await vi.waitFor(() => expect(shown()?.data.title).toBe('Nearly there'));
    mend();
    answer('action');
    await vi.waitFor(() => expect(asked).toEqual(['open', 'open']));
    expect(shown()).toBe(null);
  });
});
