import { inspectorSetup } from './inspector.setup.ts';

export { inspectorActors, type SaveSignOffs } from './inspector.setup.ts';

const toSign = {
  'sign.ask': { guard: 'isPlaceKept', target: 'form' },
  'sign.withdraw': { guard: 'isSigned', target: 'withdrawing', actions: 'keepWithdrawn' },
} as const;

/** The page on which charts are read: what is searched for, what is on show and how, and who signed it. */
export const inspectorMachine = inspectorSetup.createMachine({
  id: 'inspector',
  description: 'The page on which charts are read: what is searched for, what is on show and how, and who signed it.',
  context: ({ input }) => ({
    text: '',
    hits: [],
    active: 0,
    place: input.place,
    folded: [],
    zoom: 'legible',
    view: 'drawing',
    tab: 'state',
    hasHeat: false,
    wanted: null,
    signOffs: input.signOffs,
    pending: input.signOffs,
    way: 'download',
    name: '',
  }),
  type: 'parallel',
  states: {
    searching: {
      description: 'The search box: what is typed, and what was found for it.',
      initial: 'resting',
      states: {
        resting: {
          description: 'Nothing is searched for.',
          meta: { rows: [] },
        },
        offering: {
          description: 'What was found stands under the box, the best first; Enter shows it.',
          meta: { rows: [] },
          tags: 'offered',
          on: {
            'hit.move': { actions: { type: 'turnToHit', params: ({ event }) => event } },
            'escape.press': 'dismissed',
            'box.leave': 'dismissed',
          },
        },
        nothing: {
          description: 'Nothing was found for what is typed.',
          meta: { rows: [] },
          tags: 'none',
          on: { 'escape.press': { target: 'resting', actions: 'clearSearch' } },
        },
        dismissed: {
          description: 'What was found is put away, and what was typed still stands.',
          meta: { rows: [] },
          on: {
            'box.press': { guard: 'hasHits', target: 'offering' },
            'hit.move': { guard: 'hasHits', target: 'offering' },
            'escape.press': { target: 'resting', actions: 'clearSearch' },
          },
        },
      },
      on: {
        'text.type': [
          {
            guard: { type: 'hasFound', params: ({ event }) => event },
            target: '.offering',
            actions: { type: 'keepFound', params: ({ event }) => event },
          },
          {
            guard: { type: 'hasWords', params: ({ event }) => event },
            target: '.nothing',
            actions: { type: 'keepFound', params: ({ event }) => event },
          },
          { target: '.resting', actions: 'clearSearch' },
        ],
        'hit.choose': { guard: { type: 'hasHit', params: ({ event }) => event }, target: '.resting' },
      },
    },
    looking: {
      description: 'What is on show.',
      initial: 'opening',
      states: {
        opening: {
          description: 'The page opens: at its first screen, or at the place that its address names.',
          meta: { rows: [] },
          always: [{ guard: 'isPlaceKept', target: 'atPlace' }, { target: 'atStart' }],
        },
        atStart: {
          description: 'The first screen: the charts by area, and what the search box is for.',
          meta: { rows: [] },
        },
        atPlace: {
          description:
            'A chart is on show. Of the state that is selected a card says what is true there, and it can be played.',
          meta: { rows: [] },
          tags: 'shown',
          on: { 'state.play': { actions: 'askToPlay' } },
        },
      },
      on: {
        'hit.choose': {
          guard: { type: 'hasHit', params: ({ event }) => event },
          target: '.atPlace',
          actions: { type: 'keepHit', params: ({ event }) => event },
        },
        'place.show': { target: '.atPlace', actions: { type: 'keepPlace', params: ({ event }) => event } },
        'start.show': { target: '.atStart', actions: 'dropPlace' },
        'fold.turn': { actions: { type: 'turnFold', params: ({ event }) => event } },
        'fold.set': { actions: { type: 'keepFolded', params: ({ event }) => event } },
        'zoom.set': { actions: { type: 'keepZoom', params: ({ event }) => event } },
        'view.choose': { actions: { type: 'keepView', params: ({ event }) => event } },
        'tab.choose': { actions: { type: 'keepTab', params: ({ event }) => event } },
        'heat.turn': { actions: 'turnHeat' },
        'answer.play': { actions: { type: 'askForAnswer', params: ({ event }) => event } },
      },
    },
    signing: {
      description: 'The sign-off of the state on show.',
      initial: 'resting',
      states: {
        resting: {
          description: 'Nobody is signing.',
          meta: { rows: [] },
          on: toSign,
        },
        standing: {
          description: 'The file was not saved: the signature that was to be taken back still stands.',
          meta: { rows: [] },
          tags: 'standing',
          on: {
            ...toSign,
            'place.show': 'resting',
            'start.show': 'resting',
            'hit.choose': { guard: { type: 'hasHit', params: ({ event }) => event }, target: 'resting' },
          },
        },
        form: {
          description: 'Who signs, and when, is asked for.',
          tags: 'asked',
          initial: 'asking',
          states: {
            asking: {
              description: 'Name and date are being filled in.',
              meta: { rows: [] },
            },
            lacking: {
              description: 'A name or a date is missing, which is said beside them.',
              meta: { rows: [] },
              tags: 'lacking',
            },
            unsaved: {
              description: 'The file was not saved: nothing is signed, and it can be tried again.',
              meta: { rows: [] },
              tags: 'unsaved',
            },
          },
          on: {
            'sign.leave': 'resting',
            'place.show': 'resting',
            'start.show': 'resting',
            'hit.choose': { guard: { type: 'hasHit', params: ({ event }) => event }, target: 'resting' },
            'sign.give': [
              {
                guard: { type: 'isWhole', params: ({ event }) => event },
                target: 'saving',
                actions: { type: 'keepSigned', params: ({ event }) => event },
              },
              { target: '.lacking' },
            ],
          },
        },
        saving: {
          description: 'The file with all sign-offs is on its way to where its reader wants it.',
          meta: { rows: [] },
          tags: 'busy',
          invoke: {
            id: 'saveSignOffs',
            src: 'saveSignOffs',
            input: ({ context }) => ({ signOffs: context.pending, way: context.way }),
            onDone: { target: 'resting', actions: 'keepSaved' },
            onError: [{ guard: 'isStillThere', target: 'form.unsaved' }, { target: 'resting' }],
          },
        },
        withdrawing: {
          description: 'The file without the signature is on its way to where its reader wants it.',
          meta: { rows: [] },
          tags: 'busy',
          invoke: {
            id: 'saveSignOffs',
            src: 'saveSignOffs',
            input: ({ context }) => ({ signOffs: context.pending, way: context.way }),
            onDone: { target: 'resting', actions: 'keepSaved' },
            onError: [{ guard: 'isSigned', target: 'standing' }, { target: 'resting' }],
          },
        },
      },
    },
  },
});
