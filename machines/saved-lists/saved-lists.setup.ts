import { assign, emit, enqueueActions, fromPromise, sendTo, setup, stopChild } from 'xstate';
import { type Fault, isNotFound } from '#services/fault.ts';
import type { SavedList, SavedListSummary } from '#services/lists/saved-lists.contract.ts';
import {
  type Adding,
  addingMachine,
  addingShown,
  begunAdding,
  isOnItsWay,
  type LineTold,
  noAdding,
} from '../adding/index.ts';
import {
  absent,
  type FieldProblems,
  fieldProblemsOf,
  hasFieldProblems,
  noFieldProblems,
  subjectIn,
  type User,
} from '../kit/index.ts';
import { afterTask, isOfItems, itemsTask, tickedOf, wishOf, withAmount, withTask } from './saved-lists.rules.ts';
import {
  blankSavedLists,
  type Done,
  type SavedListsContext,
  type SavedListsEvent,
  type SavedListsInput,
  type SavedListsReport,
  type SavedListsTag,
  type Task,
} from './saved-lists.types.ts';

type Failed = { readonly fault: Fault };
type Of = { readonly sku: string };

const isSending = ({ fault }: SavedListsContext): boolean => fault === null;

/** What the chart of saved lists is made of: what it asks the world, what it does, and what it looks at. */
export const savedListsSetup = setup({
  types: {} as {
    context: SavedListsContext;
    events: SavedListsEvent;
    emitted: SavedListsReport;
    input: SavedListsInput;
    tags: SavedListsTag;
  },
  actors: {
    loadLists: fromPromise<readonly SavedListSummary[]>(absent('loadLists')),
    loadList: fromPromise<SavedList, { readonly id: string }>(absent('loadList')),
    writeList: fromPromise<Done, Task>(absent('writeList')),
    adding: addingMachine,
  },
  actions: {
    keepUser: assign((_, user: User) => ({ ...blankSavedLists, subject: subjectIn(user) })),
    dropUser: assign(blankSavedLists),
    stopAdding: stopChild('adding'),
    keepLists: assign((_, { lists }: { lists: readonly SavedListSummary[] }) => ({ lists, listsFault: null })),
    keepListsFault: assign((_, { fault }: Failed) => ({ listsFault: fault })),
    keepOpen: assign((_, { id }: { id: string }) => ({
      openId: id,
      list: null,
      unticked: [],
      takenOff: null,
      token: null,
      listFault: null,
    })),
    /** What is on its way to the store stays as it is wanted. */
    keepList: assign(({ context }, { list }: { list: SavedList }) => ({
      list:
        context.list && context.queue.some(isOfItems(list.id))
          ? { ...list, items: context.list.items, itemCount: context.list.itemCount }
          : list,
      listFault: null,
    })),
    keepListFault: assign((_, { fault }: Failed) => ({ listFault: fault })),
    dropList: assign({ list: null, openId: null, takenOff: null, token: null }),
    keepTask: assign(({ context }, { task }: { task: Task }) => ({
      queue: withTask(context.queue, task, isSending(context)),
      fault: null,
      problems: noFieldProblems,
    })),
    keepProblems: assign((_, { problems }: { problems: FieldProblems }) => ({ problems })),
    dropTask: assign(({ context }) => ({ queue: context.queue.slice(1), fault: null })),
    dropTasks: assign({ queue: [], fault: null, takenOff: null }),
    clearSaved: assign({ saved: null, problems: noFieldProblems }),
    clearProblems: assign({ problems: noFieldProblems }),
    clearFault: assign({ fault: null }),
    keepFault: assign((_, { fault }: Failed) => ({ fault })),
    reportFailed: emit((_, { fault }: Failed): SavedListsReport => ({ type: 'change.failed', fault })),
    keepAmount: enqueueActions(({ context, enqueue }, { sku, amount }: Of & { readonly amount: number }) => {
      const list = context.list && withAmount(context.list, sku, amount);
      const at = context.list?.items.findIndex((item) => item.sku === sku) ?? -1;
      const item = context.list?.items[at];
      if (!list || !item) return;
      const queue = withTask(context.queue, itemsTask(list), isSending(context));
      enqueue.assign({ list, queue, fault: null, takenOff: amount > 0 ? context.takenOff : { item, at } });
      if (amount <= 0) enqueue.emit({ type: 'item.removed', name: item.name });
    }),
    restoreItem: assign(({ context }) => {
      const { list, takenOff } = context;
      if (!list || !takenOff) return {};
      const items = list.items.toSpliced(takenOff.at, 0, takenOff.item);
      const whole = { ...list, items, itemCount: items.length };
      const queue = withTask(context.queue, itemsTask(whole), isSending(context));
      return { list: whole, queue, fault: null, takenOff: null };
    }),
    keepDone: enqueueActions(({ context, enqueue }, done: Done) => {
      const [task] = context.queue;
      if (!task) return;
      const nameOf = (id: string) => context.lists?.find((list) => list.id === id)?.name ?? context.list?.name ?? '';
      enqueue.assign(afterTask(context, task, done));
      if (task.kind === 'remove') {
        enqueue.emit({ type: 'list.removed', id: task.id, name: nameOf(task.id) });
        if (context.openId === task.id) enqueue.raise({ type: 'list.gone' });
      } else if (task.kind === 'rename') {
        enqueue.emit({ type: 'list.renamed', name: done.list?.name ?? task.name });
        enqueue.raise({ type: 'ask.cancel' });
      } else if (task.kind === 'share' || task.kind === 'unshare')
        enqueue.emit({ type: 'list.shared', name: nameOf(task.id), isShared: task.kind === 'share' });
      else if (task.kind !== 'items' && done.list) {
        enqueue.emit({ type: 'list.saved', list: done.list, isNew: task.kind === 'save' });
        if (context.openId === done.list.id) enqueue.raise({ type: 'list.reload' });
      }
    }),
    raiseReads: enqueueActions(({ enqueue }) => {
      enqueue.raise({ type: 'lists.refresh' });
      enqueue.raise({ type: 'list.reload' });
    }),
    clearAsked: assign({ askedId: null }),
    keepAsked: assign((_, { id }: { id: string }) => ({ askedId: id })),
    keepTick: assign(({ context }, { sku, isWanted }: Of & { readonly isWanted: boolean }) => {
      const others = context.unticked.filter((one) => one !== sku);
      return { unticked: isWanted ? others : [...others, sku] };
    }),
    keepTicks: assign(({ context }, { isWanted }: { isWanted: boolean }) => ({
      unticked: isWanted ? [] : (context.list?.items.map(({ sku }) => sku) ?? []),
    })),
    wantTicked: enqueueActions(({ context, enqueue }) => {
      const lines = tickedOf(context).map(wishOf);
      const adding = begunAdding(context.openId, lines);
      enqueue.assign({ adding });
      enqueue.stopChild('adding');
      enqueue.spawnChild('adding', { id: 'adding', input: adding });
      enqueue.emit({ type: 'lines.wanted', lines });
    }),
    tellAdding: sendTo('adding', (_, told: LineTold) => told),
    keepAdding: enqueueActions(({ context, enqueue }, { adding }: { readonly adding: Adding }) => {
      enqueue.assign({ adding });
      if (adding.state !== 'added') return;
      const { added, lost, waiting } = addingShown(adding, adding.of);
      enqueue.stopChild('adding');
      enqueue.emit({ type: 'items.added', name: context.list?.name ?? '', added, lost, waiting });
    }),
    dropAdding: enqueueActions(({ enqueue }) => {
      enqueue.assign({ adding: noAdding });
      enqueue.stopChild('adding');
    }),
  },
  guards: {
    isSomebody: ({ context }) => context.subject !== null,
    isSameUser: ({ context }, user: User) => context.subject === subjectIn(user),
    hasOpen: ({ context }) => context.openId !== null,
    isOther: ({ context }, { id }: { id: string }) => context.openId !== id,
    isAnother: ({ context }, { id }: { id: string }) => context.subject !== null && context.openId !== id,
    isMissing: (_, { fault }: Failed) => isNotFound(fault),
    isWrong: ({ context }, { problems }: { problems: FieldProblems }) =>
      context.subject !== null && hasFieldProblems(problems),
    isRefusedName: (_, { fault }: Failed) => hasFieldProblems(fieldProblemsOf(fault, ['name'])),
    hasNoFault: ({ context }) => context.fault === null,
    isAsked: ({ context }) => context.askedId !== null,
    hasTasks: ({ context }) => context.queue.length > 0,
    isOnList: ({ context }, { sku }: Of) => context.list?.items.some((item) => item.sku === sku) ?? false,
    hasTakenOff: ({ context }) =>
      context.takenOff !== null && !context.list?.items.some(({ sku }) => sku === context.takenOff?.item.sku),
    isKept: ({ context }, { id }: { id: string }) =>
      context.lists?.some((list) => list.id === id) === true || context.list?.id === id,
    hasTicked: ({ context }) => !isOnItsWay(context.adding, context.openId) && tickedOf(context).length > 0,
    isPending: ({ context: { adding } }, { sku }: Of) => adding.state === 'adding' && adding.pending.includes(sku),
    isAdding: ({ context }) => context.adding.state === 'adding',
  },
});
