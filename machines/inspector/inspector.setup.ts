import { assign, fromPromise, setup } from 'xstate';
import { absent } from '../kit/index.ts';
import {
  type AnswerWay,
  type InspectorContext,
  type InspectorEvent,
  type InspectorInput,
  type InspectorTag,
  isSame,
  type Place,
  type SignOff,
  signedPlace,
  type Tab,
  type Towards,
  turned,
  type View,
  type Way,
  within,
  type Zoom,
} from './inspector.types.ts';

type Signed = { readonly name: string; readonly date: string; readonly mark: string; readonly way: Way };
type Saved = { readonly signOffs: readonly SignOff[]; readonly way: Way };
type Found = { readonly text: string; readonly hits: readonly Place[] };
/** Puts the file with all sign-offs where its reader wants it. */
export type SaveSignOffs = (saved: Saved) => Promise<void>;

export const inspectorActors = (save: SaveSignOffs) => ({
  saveSignOffs: fromPromise<void, Saved>(({ input }) => save(input)),
});

const showing = (place: Place) => ({ place, text: '', hits: [], active: 0 });
const hitAt = ({ hits, active }: InspectorContext, index: number | null): Place | undefined => hits[index ?? active];

export const inspectorSetup = setup({
  types: {} as {
    context: InspectorContext;
    events: InspectorEvent;
    input: InspectorInput;
    tags: InspectorTag;
  },
  actors: { saveSignOffs: fromPromise<void, Saved>(absent('saveSignOffs')) },
  actions: {
    keepFound: assign((_, { text, hits }: Found) => ({ text, hits, active: 0 })),
    turnToHit: assign(({ context }, { towards }: { towards: Towards }) => ({
      active: turned(context.active, towards, context.hits.length),
    })),
    clearSearch: assign({ text: '', hits: [], active: 0 }),
    keepHit: assign(({ context }, { index }: { index: number | null }) => {
      const place = hitAt(context, index);
      return place ? { ...showing(place), ...unfolded(context, place), tab: 'state' as const } : {};
    }),
    keepPlace: assign(({ context }, { place }: { place: Place }) => ({ place, ...unfolded(context, place) })),
    dropPlace: assign({ place: null, folded: [] }),
    turnFold: assign(({ context }, { state }: { state: string }) => ({
      folded: context.folded.includes(state)
        ? context.folded.filter((one) => one !== state)
        : [...context.folded, state],
    })),
    keepFolded: assign((_, { states }: { states: readonly string[] }) => ({ folded: states })),
    keepZoom: assign((_, { zoom }: { zoom: Zoom }) => ({ zoom: within(zoom) })),
    keepView: assign((_, { view }: { view: View }) => ({ view })),
    keepTab: assign((_, { tab }: { tab: Tab }) => ({ tab })),
    turnHeat: assign(({ context }) => ({ hasHeat: !context.hasHeat })),
    askToPlay: assign(({ context }) => ({
      wanted: context.place ? { state: context.place.state } : context.wanted,
      tab: 'play' as const,
    })),
    askForAnswer: assign((_, { way }: { way: AnswerWay }) => ({ wanted: { way }, tab: 'play' as const })),
    keepSigned: assign(({ context }, { name, date, mark, way }: Signed) => {
      const signed = signedPlace(context.place);
      const others = signed ? context.signOffs.filter((one) => !isSame(one, signed)) : context.signOffs;
      return { name, way, pending: signed ? [...others, { ...signed, mark, name: name.trim(), date }] : others };
    }),
    keepWithdrawn: assign(({ context }) => {
      const signed = signedPlace(context.place);
      return { pending: signed ? context.signOffs.filter((one) => !isSame(one, signed)) : context.signOffs };
    }),
    keepSaved: assign(({ context }) => ({ signOffs: context.pending })),
  },
  guards: {
    hasWords: (_, { text }: Found) => text.trim() !== '',
    hasFound: (_, { hits }: Found) => hits.length > 0,
    hasHits: ({ context }) => context.hits.length > 0,
    hasHit: ({ context }, { index }: { index: number | null }) => hitAt(context, index) !== undefined,
    isPlaceKept: ({ context }) => context.place !== null,
    isWhole: (_, { name, date }: Signed) => name.trim() !== '' && /^\d{4}-\d{2}-\d{2}$/.test(date),
    isSigned: ({ context }) => {
      const signed = signedPlace(context.place);
      return signed !== null && context.signOffs.some((one) => isSame(one, signed));
    },
    /** What is on show is what was just being signed: the form of one state signs no other. */
    isStillThere: ({ context: { place, pending, signOffs } }) => {
      const signed = signedPlace(place);
      return signed !== null && pending.some((one) => isSame(one, signed) && !signOffs.includes(one));
    },
  },
});

/** Another chart begins unfolded; in the same one, what holds the state is opened. */
function unfolded({ place: before, folded }: InspectorContext, place: Place): Pick<InspectorContext, 'folded'> {
  if (before?.chart !== place.chart) return { folded: [] };
  return { folded: folded.filter((state) => !place.around.includes(state)) };
}
