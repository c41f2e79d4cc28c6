import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { modalsOf, type ShopActor, shopReady } from '#machines/shop/index.ts';
import { changeOrderOnboarding, isOnboardingDue, purchaseByQuantity } from '#routes/-onboarding-due.ts';
import { createLocalStore } from '#services/storage/local-store.ts';
import { tellOfOrderChange } from '#src/browser/order-change-told.ts';
import { flagsAnswer, settingsAnswer, shellAnswer, whoAnswer } from '../../machines/kit/answers.ts';
import { shopOver } from '../../machines/kit/edge.ts';

const fees = { outlet: 'delivery-modal', path: 'delivery-fees', isDismissible: true } as const;

/** A page of somebody who has ordered before, with those features and what this browser remembers. */
async function page(features: readonly string[], isChangingOrder = false, url = '/') {
  const mere = { isLoggedIn: true, isShopper: true, shopperScvId: 'mere', orderCount: 2, isChangingOrder };
  const edge = {
    context: async () => whoAnswer(mere),
    experiments: async () => flagsAnswer(Object.fromEntries(features.map((name) => [name, true]))),
    settings: async () => settingsAnswer(),
    shell: async () => shellAnswer(),
  };
  const shop = createActor(shopOver(edge), { input: { url } }) as unknown as ShopActor;
  shop.start();
  await shopReady(shop);
  localStorage.clear();
  const storage = createLocalStore(() => localStorage, console);
  const went: string[] = [];
  const router = { subscribe: () => () => {}, navigate: async (to: object) => void went.push(JSON.stringify(to)) };
  const tell = () => tellOfOrderChange({ router: router as never, shop, storage, openLate: async () => undefined });
  return { shop, storage, went, tell };
}

describe.each([
  ['buying by the piece', purchaseByQuantity],
  ['changing an order', changeOrderOnboarding],
] as const)('Telling of %s', (_, onboarding) => {
  const [feature, acknowledgement] = onboarding;

  it('is due with its own feature alone, until it was read [A4.66] [A4.67]', async () => {
    const { shop, storage } = await page([feature]);
    expect(isOnboardingDue(shop, storage, onboarding)).toBe(true);
    storage.write(acknowledgement, true);
    expect(isOnboardingDue(shop, storage, onboarding)).toBe(false);
  });

  it('is not due with the feature of the other [A4.68]', async () => {
    const other = onboarding === purchaseByQuantity ? changeOrderOnboarding : purchaseByQuantity;
    const { shop, storage } = await page([other[0]]);
    expect(isOnboardingDue(shop, storage, onboarding)).toBe(false);
  });

  it('is never due to who changes an order, nor over another modal [A4.69]', async () => {
    const changing = await page([feature], true);
    expect(isOnboardingDue(changing.shop, changing.storage, onboarding)).toBe(false);
    const { shop, storage } = await page([feature]);
    modalsOf(shop).send({ type: 'address.changed', modal: fees });
    expect(isOnboardingDue(shop, storage, onboarding)).toBe(false);
  });
});

describe('A shopper who has ordered before', () => {
  it('is led to the onboarding of changes over the home page, once [A2.150]', async () => {
    const { went, tell, storage } = await page(['ChangeOrderOnboardingModal']);
    tell();
    expect(went).toEqual([expect.stringContaining('account-modal:change-order-onboarding')]);
    storage.write('changeOrderModalAcknowledged', true);
    tell();
    expect(went).toHaveLength(1);
  });

  it('is not led there from the middle of something', async () => {
    const { went, tell } = await page(['ChangeOrderOnboardingModal'], false, '/trolley');
    tell();
    expect(went).toEqual([]);
  });
});
