import { faultOf } from '#services/fault.ts';
import type { ListChange, ListOwner } from '#services/lists/list-change.rules.ts';
import { type Failed, shoppingListSetup, type Told } from './shopping-list.setup.ts';
import { shoppingListTexts } from './shopping-list.texts.ts';
import { blankShoppingList, type ShoppingListContext } from './shopping-list.types.ts';

const ownerOf = ({ context: { subject, isShopper } }: { context: ShoppingListContext }): ListOwner => ({
  subject,
  isShopper,
});
const faultIn = ({ event }: { event: { readonly error: unknown } }): Failed => ({ fault: faultOf(event.error) });
const change: ListChange = { type: 'clear' };

const wishes = {
  'items.add': { actions: { type: 'keepAdded', params: ({ event }: { event: Told<'items.add'> }) => event } },
  'item.tick': { actions: { type: 'keepTick', params: ({ event }: { event: Told<'item.tick'> }) => event } },
  'item.remove': { actions: { type: 'keepRemoval', params: ({ event }: { event: Told<'item.remove'> }) => event } },
  'list.clear': { actions: 'keepClearing' },
  'removal.undo': { actions: 'keepReturn' },
} as const;

/** Until an answer has come: what is asked for again goes with what comes after it. */
const whileBusy = {
  ...wishes,
  'list.retry': { actions: 'dropFaults' },
  'kept.changed': { actions: 'keepOld' },
} as const;

const leading = <const Target extends string>(target: Target) => ({
  'items.add': { ...wishes['items.add'], target },
  'item.tick': { ...wishes['item.tick'], target },
  'item.remove': { ...wishes['item.remove'], target },
  'list.clear': { ...wishes['list.clear'], target },
  'removal.undo': { ...wishes['removal.undo'], target },
});

/** A shopping list: every change shows at once, one write is on its way at a time, and what a guest wrote goes along. */
export const shoppingListMachine = shoppingListSetup.createMachine({
  id: 'shoppingList',
  description: 'A shopping list: in the browser of a guest, on the server for a shopper.',
  context: ({ input }) => ({ ...blankShoppingList, ...input }),
  type: 'parallel',
  states: {
    list: {
      description: 'What stands on the list and what is to be done with it.',
      meta: { rows: ['A1.14', 'A3.55'] },
      initial: 'unread',
      states: {
        unread: {
          description: 'Nobody has asked for the list yet.',
          meta: { rows: ['A1.14'], texts: shoppingListTexts.unread },
          tags: 'unread',
          always: { guard: 'isNeeded', target: 'loading' },
          on: {
            'list.need': { target: 'loading', actions: 'keepNeed' },
            'kept.changed': { target: 'loading', actions: 'keepNeed' },
            'items.add': { ...wishes['items.add'], target: 'loading' },
          },
        },
        left: {
          description:
            'Whoever was here has signed out: the list of this browser is empty until somebody writes on it.',
          meta: { rows: ['A4.36'] },
          on: {
            'list.need': { target: 'loading', actions: 'keepNeed' },
            'kept.changed': 'loading',
            'items.add': { ...wishes['items.add'], target: 'loading' },
          },
        },
        loading: {
          description: 'The list is fetched, from this browser or from the server; what is wished meanwhile is kept.',
          meta: { rows: ['A4.36', 'A4.37'], texts: shoppingListTexts.loading },
          tags: ['busy', 'loading'],
          entry: 'dropOld',
          invoke: {
            id: 'loadList',
            src: 'loadList',
            input: ({ context }) => ({ owner: ownerOf({ context }), isMergeTried: context.isMergeTried }),
            onDone: { target: 'deciding', actions: { type: 'keepLoaded', params: ({ event }) => event.output } },
            onError: [
              { guard: 'isKnown', target: 'deciding' },
              { target: 'failed', actions: { type: 'keepFault', params: faultIn } },
            ],
          },
          on: whileBusy,
        },
        deciding: {
          description: 'What is to be done next: look again, merge, write, or nothing.',
          meta: { rows: ['A4.38', 'A7.025'] },
          always: [
            { guard: 'isOld', target: 'loading' },
            { guard: 'isMergeDue', target: 'merging' },
            { guard: 'isUnknown', target: 'loading' },
            { guard: 'isChangeDue', target: 'saving' },
            { target: 'standing' },
          ],
        },
        merging: {
          description:
            'What this browser kept goes to the server, once over all tabs; it leaves when the server has it.',
          meta: { rows: ['A4.38', 'A4.O7'] },
          tags: ['busy', 'saving', 'loading'],
          invoke: {
            id: 'mergeKept',
            src: 'mergeKept',
            input: ({ context }) => ({ owner: ownerOf({ context }) }),
            onDone: { target: 'deciding', actions: { type: 'keepMerged', params: ({ event }) => event.output } },
            onError: { target: 'deciding', actions: { type: 'keepUnmerged', params: faultIn } },
          },
          on: whileBusy,
        },
        saving: {
          description: 'One write is on its way; what is wished meanwhile goes with the next.',
          meta: { rows: ['A7.025', 'A7.026', 'A7.027', 'A4.36', 'A4.37'] },
          tags: ['busy', 'saving'],
          entry: 'keepBatch',
          invoke: {
            id: 'saveChange',
            src: 'saveChange',
            input: ({ context }) => ({ owner: ownerOf({ context }), change: context.batch?.change ?? change }),
            onDone: { target: 'deciding', actions: { type: 'keepSaved', params: ({ event }) => event.output } },
            onError: {
              target: 'deciding',
              actions: [
                { type: 'keepUnsaved', params: faultIn },
                { type: 'reportFailed', params: faultIn },
              ],
            },
          },
          on: whileBusy,
        },
        standing: {
          description: 'Nothing is on its way; what did not get through waits with its reason.',
          meta: { rows: ['A3.55', 'A1.32', 'A6.02'], texts: shoppingListTexts.standing },
          on: {
            ...leading('deciding'),
            'list.retry': { target: 'deciding', actions: 'dropFaults' },
            'kept.changed': { target: 'loading', actions: 'keepOld' },
          },
        },
        failed: {
          description: 'The list could not be fetched; it can be asked for again, and so it is by the next wish.',
          meta: { rows: ['A4.37'], texts: shoppingListTexts.failed },
          tags: 'failed',
          on: {
            ...leading('loading'),
            'list.retry': { target: 'loading', actions: 'dropFaults' },
            'kept.changed': { target: 'loading', actions: 'keepOld' },
          },
        },
      },
    },
    sharing: {
      description: 'The link by which others read the list.',
      meta: { rows: ['A1.14'], texts: shoppingListTexts.sharing },
      initial: 'resting',
      states: {
        resting: {
          description: 'No link is being made or ended.',
          meta: { rows: ['A1.14'] },
          on: {
            'share.make': { guard: 'isShopper', target: 'making', actions: 'dropShareFault' },
            'share.end': { guard: 'isShopper', target: 'ending', actions: 'dropShareFault' },
          },
        },
        making: {
          description: 'A new link is made; the one before opens nothing any more.',
          meta: { rows: ['A1.14'] },
          tags: ['busy', 'sharing'],
          invoke: {
            id: 'makeShare',
            src: 'makeShare',
            onDone: {
              target: 'resting',
              actions: { type: 'keepToken', params: ({ event }) => ({ token: event.output }) },
            },
            onError: { target: 'resting', actions: { type: 'keepShareFault', params: faultIn } },
          },
        },
        ending: {
          description: 'The link is taken back.',
          meta: { rows: ['A1.14'] },
          tags: ['busy', 'sharing'],
          invoke: {
            id: 'endShare',
            src: 'endShare',
            onDone: { target: 'resting', actions: 'keepUnshared' },
            onError: { target: 'resting', actions: { type: 'keepShareFault', params: faultIn } },
          },
        },
      },
    },
  },
  on: {
    'merged.dismiss': { actions: 'dropMerged' },
    'session.ended': { target: ['.list.left', '.sharing.resting'], actions: 'dropUser' },
    'user.changed': [
      {
        guard: { type: 'isNobody', params: ({ event }) => event },
        target: ['.list.left', '.sharing.resting'],
        actions: 'dropUser',
      },
      {
        target: ['.list.unread', '.sharing.resting'],
        actions: { type: 'keepComer', params: ({ event }) => event },
      },
    ],
  },
});
