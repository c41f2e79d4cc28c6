import assert from 'node:assert/strict';
import type { AnyEventObject } from 'xstate';
import { noAdding } from '#machines/adding/index.ts';
import { openListOf, type SavedListsContext, savedListsMachine, type Task } from '#machines/saved-lists/index.ts';
import { FaultError } from '#services/fault.ts';
import type { SavedList } from '#services/lists/saved-lists.contract.ts';
import { sampleProducts } from '#ui/product-card/sample-products.ts';
import type { Happened, Rostered } from '../kit/rostered.ts';

export const summary = (id: string, name: string, itemCount = 2) => ({
  id,
  name,
  itemCount,
  changedMs: 1_000,
  isShared: false,
});
const { plain } = sampleProducts;
export const weekly: SavedList = {
  ...summary('a', 'Weekly shop'),
  items: [
    { sku: plain.sku, quantity: 2, pricingUnit: 'Each', name: plain.name, product: plain },
    { sku: '900001', quantity: 1, pricingUnit: 'Each', name: 'Feijoa jam', product: null },
  ],
};
const line = { sku: plain.sku, quantity: 1, pricingUnit: 'Each' } as const;
const refusal = (status: number, fieldErrors?: Record<string, string>) =>
  new FaultError({
    tag: 'refused',
    status,
    code: status === 404 ? 'NotFound' : 'Invalid',
    message: 'No.',
    ...(fieldErrors ? { fieldErrors } : {}),
  });
export const nameTaken = refusal(409, { name: 'is the name of another list' });
export const noSuchList = refusal(404);

type Now = SavedListsContext;
const isSameUser = (before: Now, event: Happened) =>
  event.kind !== 'event' || !['user.changed', 'session.ended'].includes(event.event.type) || before.subject === null;

const events = {
  reads: [
    { type: 'lists.refresh' },
    { type: 'list.open', id: 'a' },
    { type: 'list.open', id: 'b' },
    { type: 'list.reload' },
    { type: 'list.gone' },
    { type: 'save.begin' },
  ],
  writes: [
    { type: 'list.save', name: 'Baking', lines: [line], key: 'one' },
    { type: 'list.save', name: '', lines: [line], key: 'two', problems: { name: 'Please give the list a name.' } },
    { type: 'list.append', id: 'a', lines: [line] },
    { type: 'list.rename', id: 'a', name: 'Monthly shop' },
    { type: 'list.rename', id: 'a', name: '', problems: { name: 'Please give the list a name.' } },
    { type: 'list.share', id: 'a' },
    { type: 'list.unshare', id: 'a' },
    { type: 'item.want', sku: plain.sku, amount: 3 },
    { type: 'item.want', sku: plain.sku, amount: 0 },
    { type: 'item.restore' },
  ],
  failures: [{ type: 'change.retry' }, { type: 'change.drop' }],
  asks: [{ type: 'rename.begin' }, { type: 'list.remove', id: 'a' }],
  answers: [{ type: 'remove.confirm' }, { type: 'ask.cancel' }],
  ticks: [
    { type: 'item.tick', sku: plain.sku, isWanted: false },
    { type: 'item.tick', sku: plain.sku, isWanted: true },
    { type: 'ticks.set', isWanted: true },
    { type: 'items.add' },
  ],
  lines: [
    { type: 'line.done', sku: plain.sku },
    { type: 'line.lost', sku: plain.sku },
    { type: 'adding.told', adding: { ...noAdding, state: 'added', of: 'a', added: [plain.sku] } },
  ],
  users: [
    { type: 'session.ended' },
    { type: 'user.changed', subject: 'mere', isShopper: true },
    { type: 'user.changed', subject: 'hone', isShopper: true },
    { type: 'user.changed', subject: 'mere', isShopper: false },
  ],
};

/** The regions do not look at each other but where this lets them meet: else they make more states than can be walked. */
function offered({
  list,
  lists,
  listFault,
  listsFault,
  openId,
  queue,
  askedId,
  adding,
  problems,
  takenOff,
}: Now): readonly AnyEventObject[] {
  const { users, reads, writes, failures, asks, answers, ticks, lines } = events;
  const another = { type: 'list.open', id: 'b' };
  if (adding.pending.length + adding.added.length + adding.lost.length > 0)
    return [...users.slice(2, 3), ...lines, another];
  if (askedId !== null) return [...users.slice(0, 3), ...answers, another];
  if (queue.length > 0) return [...users.slice(2, 3), ...failures, ...writes.slice(9)];
  if (Object.keys(problems).length > 0)
    return [...users.slice(2, 3), { type: 'save.begin' }, { type: 'ask.cancel' }, ...writes.slice(3, 5)];
  if (lists === null) return [...users, ...reads.slice(0, 1), ...writes.slice(0, 1)];
  if (listsFault !== null || listFault !== null || openId === 'b') return [...reads.slice(0, 5)];
  if (list === null) return [...users, ...reads.slice(1)];
  if (takenOff !== null) return [...users.slice(2, 3), ...reads.slice(3, 5), ...writes.slice(9), another];
  return [...users, ...reads.slice(5), ...writes, ...asks, { type: 'ask.cancel' }, ...ticks];
}

export const chart: Rostered = {
  name: 'saved-lists',
  machine: savedListsMachine,
  inputs: [{ subject: 'mere' }],
  events: (context) => (context.generation === 0 ? Object.values(events).flat() : offered(context as Now)),
  answers: {
    loadLists: [[summary('a', 'Weekly shop'), summary('b', 'Baking', 1)]],
    loadList: [weekly],
    writeList: [{ list: summary('a', 'Weekly shop', 1), token: 'token-of-a' }],
  },
  refusals: { loadList: [noSuchList], writeList: [nameTaken] },
  shape: ({ subject, list, openId, queue, problems, takenOff, adding }: Now) => [
    subject === null,
    list === null,
    openId,
    queue.slice(0, 1).map(({ kind }: Task) => kind === 'remove'),
    Object.keys(problems).length,
    takenOff === null,
    adding.pending.length,
  ],
  spans: [7_999, 8_000],
  oracle: (world) => (happened, said) => {
    const before = said.context as Now;
    const snapshot = world.snapshot();
    const context = snapshot.context as Now;
    const { change, list, adding } = openListOf(snapshot as never);
    if (context.subject !== before.subject)
      assert.deepEqual(
        [context.lists, list, context.queue, context.unticked, context.takenOff, context.token, adding],
        [null, null, [], [], null, null, 'resting'],
        'Something of one shopper stayed for the next.',
      );
    if (context.subject === null) assert.equal(world.open().length, 0, 'Something is asked for nobody.');
    const open = world.open().filter(({ name }) => name === 'writeList').length;
    assert.equal(
      open,
      change.state === 'sending' ? 1 : 0,
      'One write is in flight at a time, and only while it sends.',
    );
    assert.equal(
      change.state === 'resting',
      context.queue.length === 0,
      'Something that was wanted is neither on its way nor said to have failed.',
    );
    assert.equal(change.state === 'failed', context.fault !== null, 'A change that failed does not say why.');
    const isLet =
      happened.kind === 'answer' ||
      (happened.kind === 'refusal' && happened.error === nameTaken) ||
      (happened.kind === 'event' && happened.event.type === 'change.drop') ||
      !isSameUser(before, happened);
    if (!isLet && context.subject === before.subject)
      assert.ok(context.queue.length >= before.queue.length, 'Something that was wanted was dropped.');
  },
};
