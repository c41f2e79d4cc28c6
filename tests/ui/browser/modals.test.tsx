import { createActor } from 'xstate';
import { afterEach, expect, it, vi } from 'vitest';
import { modalsOf, navigationOf, type ShopActor, shopReady } from '#machines/shop/index.ts';
import type { Move } from '#services/navigation/history.rules.ts';
import { countModals } from '#src/browser/count-modals.ts';
import { followModals } from '#src/browser/modals.ts';
import type { ShopRouter } from '#src/router.tsx';
import { messageOf } from '#tests/machines/modals/modals.roster.ts';
import { contextAnswer, flagsAnswer, settingsAnswer, shellAnswer } from '../../machines/kit/answers.ts';
import { CountingClock } from '../../machines/kit/counting-clock.ts';
import { shopOver } from '../../machines/kit/edge.ts';

const fees = { outlet: 'delivery-modal', path: 'delivery-fees', isDismissible: true } as const;
const feesOver = (page: string) => `${page}/(delivery-modal:delivery-fees)`;
let shop: ShopActor;
let stop = () => {};
afterEach(() => {
  stop();
  shop.stop();
});

/** A shop that has been to these places, and what its router was asked for. */
async function after(...visits: readonly (readonly [href: string, move: Move])[]) {
  const machine = shopOver({
    context: async () => contextAnswer(),
    experiments: async () => flagsAnswer(),
    settings: async () => settingsAnswer(),
    shell: async () => shellAnswer(),
  });
  const [[first] = ['/'], ...rest] = visits;
  shop = createActor(machine, { input: { url: first }, clock: new CountingClock() });
  shop.start();
  await shopReady(shop);
  const navigate = vi.fn<(destination: object) => Promise<void>>(async () => undefined);
  const go = vi.fn<(steps: number) => void>();
  stop = followModals({ navigate, history: { go } } as unknown as ShopRouter, shop);
  rest.forEach(([href, move], index) => {
    navigationOf(shop).send({ type: 'navigation.started', generation: index + 1 });
    navigationOf(shop).send({ type: 'navigation.ended', generation: index + 1, href, move });
  });
  modalsOf(shop).send({ type: 'address.changed', modal: fees });
  return { navigate, go, modals: modalsOf(shop) };
}

it('closing goes back over every entry of the modal, so that going back again does not open it [B2.63]', async () => {
  const { navigate, go, modals } = await after(
    ['/', 'push'],
    [feesOver('/a'), 'push'],
    [`${feesOver('/a')}?b=1`, 'push'],
  );
  modals.send({ type: 'modal.dismiss', by: 'escape' });
  expect(go.mock.calls).toEqual([[-2]]);
  expect(navigate).not.toHaveBeenCalled();
});

it('closing one that was there from the beginning gives its entry to the page under it', async () => {
  const { navigate, go, modals } = await after([`${feesOver('/a')}?q=1`, 'push']);
  modals.send({ type: 'modal.close' });
  expect(go).not.toHaveBeenCalled();
  expect(navigate).toHaveBeenCalledExactlyOnceWith({
    to: '/a',
    search: { q: '1' },
    hash: '',
    replace: true,
    resetScroll: false,
  });
});

it('closing with an address goes there, in a new entry or in the place of the modal [B2.62] [B2.64]', async () => {
  for (const isReplacing of [false, true]) {
    const { navigate, modals } = await after(['/', 'push'], [feesOver('/a'), 'push']);
    modals.send({ type: 'modal.close', to: '/trolley', isReplacing });
    expect(navigate).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ to: '/trolley', replace: isReplacing }));
    stop();
    shop.stop();
  }
});

it('going back in a modal is one step back [B2.65]', async () => {
  const { go, modals } = await after(['/', 'push'], ['/a/(delivery-modal:other)', 'push'], [feesOver('/a'), 'push']);
  modals.send({ type: 'modal.answer', answer: 'back' });
  expect(go.mock.calls).toEqual([[-1]]);
});

it('a message over a modal takes the modal out of the address in its own entry', async () => {
  const { navigate, go, modals } = await after(['/', 'push'], [feesOver('/a'), 'push']);
  modals.send({ type: 'modal.open', modal: messageOf('lapsed') });
  expect(go).not.toHaveBeenCalled();
  expect(navigate).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ to: '/', replace: true }));
});

it('counts the button that was pressed, unless the modal is not to be counted [B3.63] [B7.69]', async () => {
  const { modals } = await after(['/', 'push']);
  const send = vi.fn<(event: object) => void>();
  const stopCounting = countModals(shop, { send });
  for (const skipTracking of [false, true]) {
    modals.send({ type: 'modal.open', modal: messageOf('empty', { data: { skipTracking } }) });
    modals.send({ type: 'modal.answer', answer: 'cancel' });
  }
  modals.send({ type: 'modal.open', modal: messageOf('other') });
  modals.send({ type: 'modal.dismiss', by: 'escape' });
  stopCounting();
  expect(send.mock.calls).toEqual([
    [{ event: 'notification', notificationType: 'button', notificationName: 'empty cancel' }],
  ]);
});
