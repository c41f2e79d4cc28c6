import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate';
import { type Fault, faultOf } from '#services/fault.ts';
import { isNoteShort } from '#services/notes/notes.rules.ts';
import type { ShopperNote } from '#services/notes/notes.words.ts';
import { absent } from '../kit/index.ts';
import {
  blankNotes,
  type ShopperNotesContext,
  type ShopperNotesEvent,
  type ShopperNotesInput,
  type ShopperNotesReport,
  type ShopperNotesTag,
} from './shopper-notes.types.ts';

type Shown = { readonly sku: string };
type Asked = Shown & { readonly note: string };

/** A shopper's own words to those who pick: seen, written, changed and taken away, on the product on show. */
export const shopperNotesMachine = setup({
  types: {} as {
    context: ShopperNotesContext;
    events: ShopperNotesEvent;
    emitted: ShopperNotesReport;
    input: ShopperNotesInput;
    tags: ShopperNotesTag;
  },
  actors: {
    loadNote: fromPromise<string, Shown>(absent('loadNote')),
    keepNote: fromPromise<ShopperNote, ShopperNote>(absent('keepNote')),
  },
  actions: {
    keepShown: assign(({ context }, { sku }: Shown) => ({ ...blankNotes, subject: context.subject, sku })),
    keepAsked: assign(({ context }, { sku, note }: Asked) => ({
      ...blankNotes,
      subject: context.subject,
      sku,
      asked: note,
    })),
    keepUser: assign(({ context }, { subject }: { subject: string | null }) => ({
      ...blankNotes,
      sku: context.sku,
      subject,
    })),
    keepNote: assign((_, { note }: { note: string }) => ({ note, draft: note, fault: null })),
    keepDraft: assign((_, { draft }: { draft: string }) => ({ draft, fault: null })),
    keepFault: assign((_, { fault }: { fault: Fault }) => ({ fault })),
    takeAsked: assign(({ context }) => ({
      draft: context.asked === '' ? context.note : (context.asked ?? ''),
      asked: null,
    })),
    copyNote: assign(({ context }) => ({ draft: context.note, fault: null })),
    clearDraft: assign({ draft: '' }),
    reportBegun: emit(({ context }) => ({ type: 'note.begun', sku: context.sku ?? '' })),
    reportSaved: emit(({ context }) => ({ type: 'note.saved', sku: context.sku ?? '', note: context.note })),
    reportLost: enqueueActions(({ context, enqueue }) => {
      if (context.fault) enqueue.emit({ type: 'note.lost', sku: context.sku ?? '', fault: context.fault });
    }),
  },
  guards: {
    isWanted: ({ context }) => context.subject !== null && context.sku !== null,
    isTheSameProduct: ({ context }, { sku }: Shown) => context.sku === sku,
    isTheSameUser: ({ context }, { subject }: { subject: string | null }) => context.subject === subject,
    isAskedToWrite: ({ context }) => context.asked === '',
    isAskedToSave: ({ context }) => context.asked !== null && context.asked !== '',
    hasNote: ({ context }) => context.note !== '',
    isShort: ({ context }) => isNoteShort(context.draft),
  },
}).createMachine({
  id: 'shopperNotes',
  description: "A shopper's own words to those who pick, on the product on show.",
  context: ({ input }) => ({ ...blankNotes, subject: input.subject }),
  initial: 'away',
  states: {
    away: {
      description: 'No shopper is here, or no product is on show: nothing is known and nothing is asked.',
      meta: { rows: ['B5.02'] },
      always: { guard: 'isWanted', target: 'loading' },
    },
    loading: {
      description: 'The store is being asked whether there is a note.',
      meta: { rows: ['B7.19'] },
      tags: 'busy',
      invoke: {
        id: 'loadNote',
        src: 'loadNote',
        input: ({ context }) => ({ sku: context.sku ?? '' }),
        onDone: {
          target: 'arriving',
          actions: { type: 'keepNote', params: ({ event }) => ({ note: event.output }) },
        },
        onError: {
          target: 'unknown',
          actions: [{ type: 'keepFault', params: ({ event }) => ({ fault: faultOf(event.error) }) }, 'reportLost'],
        },
      },
    },
    unknown: {
      description: 'Nobody can tell whether there is a note, so none is overwritten; asking again is offered.',
      meta: { rows: ['B7.19'] },
      tags: 'failed',
      on: { 'note.retry': 'loading' },
    },
    arriving: {
      description: 'The note is known; what was asked for before sign-in goes on now.',
      meta: { rows: ['B6.06'] },
      always: [
        { guard: 'isAskedToWrite', target: 'writing', actions: ['takeAsked', 'reportBegun'] },
        { guard: 'isAskedToSave', target: 'saving', actions: 'takeAsked' },
        { target: 'standing' },
      ],
    },
    standing: {
      description: 'The note stands there to be read, or the invitation to write one.',
      meta: { rows: ['B6.06', 'B7.19'] },
      on: {
        'note.write': { target: 'writing', actions: 'copyNote' },
        'note.clear': { guard: 'hasNote', target: 'saving', actions: 'clearDraft' },
      },
    },
    writing: {
      description: 'The shopper writes; nothing is sent before they say so.',
      meta: { rows: ['B6.06'] },
      tags: 'writing',
      on: {
        'draft.change': { actions: { type: 'keepDraft', params: ({ event }) => event } },
        'note.save': { guard: 'isShort', target: 'saving' },
        'note.cancel': { target: 'standing', actions: 'copyNote' },
      },
    },
    saving: {
      description: 'The words are on their way; they stay on show as they were written.',
      meta: { rows: ['B7.20', 'B7.O5'] },
      tags: ['busy', 'writing'],
      invoke: {
        id: 'keepNote',
        src: 'keepNote',
        input: ({ context }) => ({ sku: context.sku ?? '', note: context.draft }),
        onDone: {
          target: 'standing',
          actions: [{ type: 'keepNote', params: ({ event }) => event.output }, 'reportSaved'],
        },
        onError: {
          target: 'failed',
          actions: [{ type: 'keepFault', params: ({ event }) => ({ fault: faultOf(event.error) }) }, 'reportLost'],
        },
      },
    },
    failed: {
      description: 'The words did not get through; they stand where they were written and may be sent again.',
      meta: { rows: ['B7.20'] },
      tags: ['failed', 'writing'],
      on: {
        'draft.change': { target: 'writing', actions: { type: 'keepDraft', params: ({ event }) => event } },
        'note.save': { guard: 'isShort', target: 'saving' },
        'note.cancel': { target: 'standing', actions: 'copyNote' },
      },
    },
  },
  on: {
    'note.show': [
      { guard: { type: 'isTheSameProduct', params: ({ event }) => event } },
      { target: '.away', actions: { type: 'keepShown', params: ({ event }) => event } },
    ],
    'note.ask': { target: '.away', actions: { type: 'keepAsked', params: ({ event }) => event } },
    'user.changed': [
      { guard: { type: 'isTheSameUser', params: ({ event }) => event } },
      { target: '.away', actions: { type: 'keepUser', params: ({ event }) => event } },
    ],
  },
});
