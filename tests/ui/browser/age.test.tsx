import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { messageIn, modalsOf, type ShopActor, shopReady } from '#machines/shop/index.ts';
import type { AddToTrolley } from '#services/gate/gate.words.ts';
import { createLocalStore } from '#services/storage/local-store.ts';
import { createAgeQuestion } from '#src/browser/age.ts';
import { finishGranted } from '#src/browser/granted.ts';
import { keepServices } from '#src/services-of.ts';
import { flagsAnswer, settingsAnswer, shellAnswer, whoAnswer } from '../../machines/kit/answers.ts';
import { shopOver } from '../../machines/kit/edge.ts';

const beer: AddToTrolley = {
  ...{ kind: 'addToTrolley', sku: '100001', amount: 1, pricingUnit: 'Each', source: 'ProductCard' },
  restriction: 'Alcohol',
};

async function asking() {
  const shop = createActor(
    shopOver({
      context: async () => whoAnswer({ isLoggedIn: true, isShopper: true, shopperScvId: 'moana' }),
      experiments: async () => flagsAnswer(),
      settings: async () => settingsAnswer(),
      shell: async () => shellAnswer(),
    }),
    { input: { url: '/' } },
  ) as unknown as ShopActor;
  const storage = createLocalStore(() => localStorage, console);
  storage.remove('ageRestrictedProductAcknowledged');
  keepServices(shop.system, { storage } as never);
  shop.start();
  await shopReady(shop);
  const added: string[] = [];
  const age = createAgeQuestion(shop);
  return {
    shop,
    age,
    added,
    ask: (sku: string) => age.ask(() => void added.push(sku)),
    answer: (answer: 'action' | 'cancel') => modalsOf(shop).send({ type: 'modal.answer', answer }),
    dismiss: () => modalsOf(shop).send({ type: 'modal.dismiss', by: 'escape' }),
    shown: () => messageIn(modalsOf(shop).getSnapshot())?.data,
    known: () => storage.read('ageRestrictedProductAcknowledged'),
  };
}

test('Age is asked of alcohol alone, in those words, with a yes and a no [B5.10] [B5.11]', async () => {
  const { age, ask, shown } = await asking();
  const { restriction: _, ...plain } = beer;
  expect([age.isDue(beer), age.isDue(plain), age.isDue({ ...beer, restriction: 'Knife' })]).toEqual([
    true,
    false,
    false,
  ]);
  ask('100001');
  expect(shown()).toMatchObject({ title: 'Are you 18 or older?', buttonText: 'Yes', cancelButtonText: 'No' });
});

test('A yes adds what was asked for and is remembered; a no, or no answer, adds nothing [B5.O2] [B3.35]', async () => {
  const { age, ask, answer, dismiss, added, known } = await asking();
  ask('100001');
  answer('cancel');
  ask('100002');
  dismiss();
  expect([added, known(), age.isDue(beer)]).toEqual([[], undefined, true]);
  ask('100003');
  answer('action');
  expect([added, known(), age.isDue(beer)]).toEqual([['100003'], true, false]);
});

test('What was asked for before sign-in is finished by the question: nothing is said to be added, and it has no deadline', async () => {
  const { shop, shown, answer } = await asking();
  const told: unknown[] = [];
  const opened: string[] = [];
  const gate = {
    getSnapshot: () => ({ context: { kept: { key: 'kept', action: beer } } }),
    send: (event: unknown) => void told.push(event),
  };
  const granted = finishGranted({
    ...{ shop, gate: gate as never, onLost: () => undefined, onByPiece: () => undefined },
    openLate: async (name) => void opened.push(name),
  });
  shop.send({ type: 'action.granted', action: beer, key: 'kept' });
  expect([told, opened, granted.wasAskedAbout(beer)]).toEqual([[{ type: 'action.done', key: 'kept' }], [], true]);
  expect(shown()?.title).toBe('Are you 18 or older?');
  answer('action');
  await expect.poll(() => opened).toEqual(['trolley']);
});
