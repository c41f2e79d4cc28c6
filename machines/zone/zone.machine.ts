import { assign, emit, setup } from 'xstate';
import { type Zone, zoneOf } from '#services/fulfilment/zone.rules.ts';
import { dismissedAfter, dismissedBy, termsOf, unknownIn } from './zone.rules.ts';
import {
  blankZone,
  type ZoneContext,
  type ZoneEvent,
  type ZoneInput,
  type ZoneReport,
  type ZoneTag,
} from './zone.types.ts';

type Told = Extract<ZoneEvent, { type: 'terms.told' }>;

/** What may be brought to the address that was answered last, and whether the shopper is told so. */
export const zoneMachine = setup({
  types: {} as {
    context: ZoneContext;
    events: ZoneEvent;
    emitted: ZoneReport;
    input: ZoneInput;
    tags: ZoneTag;
  },
  actions: {
    keepTerms: assign(({ context }, { fulfilment }: Told) => {
      const terms = termsOf(fulfilment);
      return { terms, dismissed: dismissedAfter(context.dismissed, terms), reported: unknownIn(terms) };
    }),
    keepDismissed: assign(({ context }) => ({ dismissed: dismissedBy(context) })),
    forgetAll: assign(blankZone),
    reportCode: emit(({ context }): ZoneReport => ({ type: 'code.unknown', code: context.reported ?? '' })),
  },
  guards: {
    isZone: ({ context }, { zone }: { zone: Zone }) => context.terms !== null && zoneOf(context.terms) === zone,
    isNewlyUnknown: ({ context }, { fulfilment }: Told) => {
      const code = unknownIn(termsOf(fulfilment));
      return code !== null && code !== context.reported;
    },
    isPickedUp: ({ context }) => context.terms?.method !== 'Courier',
    isSaying: ({ context }) => context.terms !== null && zoneOf(context.terms) !== 'normal',
    isDismissed: ({ context }) => context.dismissed !== null,
    isChanging: (_, { isChanging }: { isChanging: boolean }) => isChanging,
  },
}).createMachine({
  id: 'zone',
  description: 'What may be brought to the address that was answered last, and whether the shopper is told so.',
  context: ({ input }) => {
    const terms = termsOf(input.fulfilment);
    return { terms, dismissed: null, reported: unknownIn(terms) };
  },
  type: 'parallel',
  states: {
    area: {
      description: 'What kind of area it is: one of four for every address there can be.',
      initial: 'judged',
      states: {
        judged: {
          description: 'The terms say which; where no van goes, the code says no more.',
          meta: { rows: ['A4.01'] },
          always: [
            { guard: { type: 'isZone', params: { zone: 'outOfZone' } }, target: 'outOfZone' },
            { guard: { type: 'isZone', params: { zone: 'dryGoods' } }, target: 'dryGoods' },
            { guard: { type: 'isZone', params: { zone: 'limited' } }, target: 'limited' },
            { target: 'normal' },
          ],
        },
        normal: {
          description: 'Everything is brought there: nothing has to be said.',
          meta: { rows: ['A4.05', 'A4.O1'] },
        },
        limited: {
          description: 'Less of what is fresh or frozen is brought there.',
          meta: { rows: ['A4.04'], texts: ['zone.limited', 'zone.limitedBody'] },
          tags: 'alert',
        },
        dryGoods: {
          description: 'Only what keeps by itself is brought there.',
          meta: { rows: ['A4.03'], texts: ['A8.16', 'zone.dryGoodsBody'] },
          tags: 'alert',
        },
        outOfZone: {
          description: 'Nothing is brought there: the way on is picking up, or another address.',
          meta: {
            rows: ['A4.02'],
            texts: ['A8.14', 'zone.outOfZoneBody', 'zone.switchToPickUp', 'zone.updateAddress'],
          },
          tags: 'alert',
        },
      },
      on: {
        'terms.told': [
          {
            guard: { type: 'isNewlyUnknown', params: ({ event }) => event },
            target: '.judged',
            actions: [{ type: 'keepTerms', params: ({ event }) => event }, 'reportCode'],
          },
          { target: '.judged', actions: { type: 'keepTerms', params: ({ event }) => event } },
        ],
      },
    },
    notice: {
      description: 'Whether what the area has to say is on the page.',
      initial: 'weighed',
      states: {
        weighed: {
          description: 'The method, and what was put away before, decide.',
          meta: { rows: ['A4.O1'] },
          always: [
            { guard: 'isPickedUp', target: 'hidden' },
            { guard: 'isDismissed', target: 'dismissed' },
            { target: 'shown' },
          ],
        },
        shown: {
          description: 'The groceries are brought, so the area counts.',
          meta: { rows: ['A4.02', 'A4.03', 'A4.04'] },
          tags: 'shown',
          on: { 'alert.dismiss': { guard: 'isSaying', target: 'dismissed', actions: 'keepDismissed' } },
        },
        hidden: {
          description: 'The groceries are picked up: no area counts.',
          meta: { rows: ['A4.O1'] },
        },
        dismissed: {
          description: 'The shopper has put it away; the next address that is answered brings it back.',
          meta: { rows: ['A8.O3'] },
        },
      },
      on: { 'terms.told': '.weighed' },
    },
    change: {
      description: 'Whether another address is being answered.',
      initial: 'resting',
      states: {
        resting: {
          description: 'What is known is what the store said last.',
          meta: { rows: ['A4.01'] },
        },
        changing: {
          description: 'Another address is on its way: the old area stands until the answer, marked as busy.',
          meta: { rows: ['A4.01'], texts: ['zone.busy'] },
          tags: 'busy',
        },
      },
      on: {
        'change.told': [
          { guard: { type: 'isChanging', params: ({ event }) => event }, target: '.changing' },
          { target: '.resting' },
        ],
      },
    },
  },
  on: {
    'session.ended': { target: ['.area.judged', '.notice.weighed', '.change.resting'], actions: 'forgetAll' },
  },
});
