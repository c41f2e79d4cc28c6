import { type Actor, createActor, fromPromise } from 'xstate';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { shoppingListMachine } from '#machines/shopping-list/index.ts';
import { trolleyMachine } from '#machines/trolley/index.ts';
import { trolleyLineMachine } from '#machines/trolley-line/index.ts';
import { FaultError } from '#services/fault.ts';
import { aloneBy, createKeptList } from '#services/lists/kept-list.ts';
import { createListDesk } from '#services/lists/list-desk.ts';
import { itemsOf } from '#services/lists/list-change.rules.ts';
import { guest } from '#services/session/session.rules.ts';
import { createLocalStore } from '#services/storage/local-store.ts';
import type { LineWish, TrolleyChanged } from '#services/trolley/trolley.contract.ts';
import type { ModalEnd } from '#machines/modals/index.ts';
import { askToLeave } from '#src/browser/sign-out.ts';
import { changedTold, trolleyTold } from '#tests/machines/trolley/told.ts';

const wish = { type: 'line.set', sku: '200001', amount: 2, unit: 'Each', source: 'Card' } as const;

const offline = () => new FaultError({ tag: 'offline', message: 'Offline.' });

/** A shop as far as somebody who leaves meets it: a trolley, a list, modals, and what it is told. */
async function shopWith({ isReachable }: { isReachable: boolean }) {
  const road = { isReachable };
  const logic = trolleyMachine.provide({
    actors: {
      loadTrolley: fromPromise(async () => trolleyTold({}, 0)) as never,
      pause: fromPromise<void, { readonly ms: number }>(() => new Promise(() => undefined)),
      line: trolleyLineMachine.provide({
        actors: {
          saveLine: fromPromise<TrolleyChanged, LineWish>(async ({ input }) => {
            if (!road.isReachable) throw offline();
            return changedTold({ [input.sku]: input.amount }, 1);
          }),
        },
      }),
    },
  });
  const told: { type: string; modal?: { data: { description?: unknown } } }[] = [];
  let hear: ((modal: { id: string; end: ModalEnd }) => void) | undefined;
  const modals = { on: (_: string, ear: never) => ((hear = ear), { unsubscribe: () => undefined }) };
  const trolley = createActor(logic, { input: { subject: 'mere' } });
  trolley.on('*', () => undefined);
  // What it would tell its parent is nobody's business here.
  Object.assign(trolley, { _parent: { _send: () => undefined, send: () => undefined, sessionId: 'x' } });
  trolley.start();
  const charts: Record<string, unknown> = {
    trolley,
    modals,
    session: { getSnapshot: () => ({ context: { shopper: { ...guest, isLoggedIn: true, shopperScvId: 'mere' } } }) },
  };
  const shop = {
    getSnapshot: () => ({ children: charts }),
    system: { get: (name: string) => charts[name] },
    send: (event: never) => void told.push(event),
  };
  const storage = createLocalStore(() => localStorage, { warn: () => undefined, error: () => undefined });
  const alone = aloneBy(() => undefined);
  const kept = createKeptList(storage, alone);
  const stored: { text: string; sku: string | null; isTicked: boolean }[] = [];
  const listThere = async () => {
    if (!road.isReachable) throw offline();
    return { items: [...itemsOf(stored)], isShared: false };
  };
  const keep = async (items: readonly { text: string }[]) => {
    if (road.isReachable) stored.push(...items.map(({ text }) => ({ text, sku: null, isTicked: false })));
    return listThere();
  };
  const desk = createListDesk({ service: { list: listThere, keep } as never, kept, alone });
  const listLogic = shoppingListMachine.provide({
    actors: {
      loadList: fromPromise(({ input, signal }) => desk.load(input.owner, input.isMergeTried, signal)),
      saveChange: fromPromise(({ input, signal }) => desk.save(input.owner, input.change, signal)),
      mergeKept: fromPromise(({ input, signal }) => desk.merge(input.owner, signal)),
    },
  });
  const openLate = async (name: string) => {
    charts[name] ??= createActor(listLogic, { input: { subject: 'mere', isShopper: true } }).start();
  };
  const list = () => charts['shoppingList'] as Actor<typeof listLogic> | undefined;
  await vi.waitFor(() => expect(trolley.getSnapshot().context.trolley).not.toBeNull());
  const leave = () => askToLeave({ shop: shop as never, storage, openLate });
  const end = (way: ModalEnd) => hear?.({ id: 'sign-out unsent', end: way });
  return { road, trolley, told, leave, end, kept, stored, openLate, list };
}

afterEach(() => localStorage.clear());

describe('Signing out while something has not been sent', () => {
  it('asks nothing of somebody whose trolley is all in the store', async () => {
    const { leave, told } = await shopWith({ isReachable: true });
    leave();
    expect(told.map(({ type }) => type)).toEqual(['logout.asked']);
  });

  it('says how many changes would be lost, and signs out only when that is wanted', async () => {
    const { leave, told, trolley, end } = await shopWith({ isReachable: false });
    trolley.send(wish);
    trolley.send({ ...wish, sku: '200002' });
    await vi.waitFor(() => expect(trolley.getSnapshot().context.wishes['200002']?.stage).toBe('unsent'));
    leave();
    expect(told.map(({ type }) => type)).toEqual(['modal.open']);
    expect(told[0]?.modal?.data.description).toContain('2 changes to your trolley have not been sent');
    end('dismissed');
    expect(told).toHaveLength(1);
    leave();
    end('cancel');
    expect(told.map(({ type }) => type)).toEqual(['modal.open', 'modal.open', 'logout.asked']);
  });

  it('sends them first where that is wanted, and asks again if that fails', async () => {
    const { leave, told, trolley, end, road } = await shopWith({ isReachable: false });
    trolley.send(wish);
    await vi.waitFor(() => expect(trolley.getSnapshot().context.wishes['200001']?.stage).toBe('unsent'));
    leave();
    end('action');
    await vi.waitFor(() => expect(told.map(({ type }) => type)).toEqual(['modal.open', 'modal.open']));
    road.isReachable = true;
    end('action');
    await vi.waitFor(() => expect(told.at(-1)?.type).toBe('logout.asked'));
    expect(trolley.getSnapshot().context.wishes).toEqual({});
  });

  it('asks about words of the list that wait in this browser, without the list being open', async () => {
    const { leave, told, end, kept } = await shopWith({ isReachable: true });
    const items = [{ text: 'Milk', sku: null, isTicked: false, isNew: true }];
    await kept.change({ subject: null, isShopper: false }, { type: 'keep', items });
    leave();
    expect(told.map(({ type }) => type)).toEqual(['modal.open']);
    expect(told[0]?.modal?.data.description).toBe(
      '1 item of your shopping list has not been sent. If you sign out now, it is lost.',
    );
    end('cancel');
    expect(told.at(-1)?.type).toBe('logout.asked');
  });

  it('asks one question for the trolley and the list, and counts each word once', async () => {
    const { leave, told, trolley, openLate, list, kept, road } = await shopWith({ isReachable: true });
    await openLate('shoppingList');
    list()?.send({ type: 'list.need' });
    await vi.waitFor(() => expect(list()?.getSnapshot().context.items).toEqual([]));
    road.isReachable = false;
    trolley.send(wish);
    list()?.send({ type: 'items.add', items: [{ text: 'Milk' }, { text: 'Eggs' }] });
    await vi.waitFor(() => expect(kept.items('mere')).toHaveLength(2));
    leave();
    expect(told.map(({ type }) => type)).toEqual(['modal.open']);
    expect(told[0]?.modal?.data.description).toBe(
      '1 change to your trolley and 2 items of your shopping list have not been sent. If you sign out now, they are lost.',
    );
  });

  it('sends the words first where that is wanted, asks again while they do not get through, and then signs out', async () => {
    const { leave, told, end, kept, stored, road } = await shopWith({ isReachable: false });
    const items = [{ text: 'Milk', sku: null, isTicked: false, isNew: true }];
    await kept.change({ subject: null, isShopper: false }, { type: 'keep', items });
    leave();
    end('action');
    await vi.waitFor(() => expect(told.map(({ type }) => type)).toEqual(['modal.open', 'modal.open']));
    expect(stored).toEqual([]);
    road.isReachable = true;
    end('action');
    await vi.waitFor(() => expect(told.at(-1)?.type).toBe('logout.asked'));
    expect([stored.map(({ text }) => text), kept.items('mere')]).toEqual([['Milk'], []]);
  });
});
