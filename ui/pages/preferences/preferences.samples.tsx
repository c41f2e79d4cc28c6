import type { PreferencesShown, WishName, WishShown } from '#machines/preferences/index.ts';
import { noPreferences } from '#services/preferences/preferences.words.ts';
import type { Piece, Samples } from '#ui/gallery.types.ts';
import type { PreferencesPageProps } from './preferences.types.ts';
import { PreferencesPage } from './preferences-page.tsx';
import { UsualSlipQuestion } from './usual-slip-question.tsx';

export const piece: Piece = {
  title: 'Online shopping preferences',
  about: 'How orders begin, and how the shop is in this browser. Each choice is kept by itself and says so beside it.',
  rows: ['A2.073', 'A2.O15', 'A2.146', 'B6.O3'],
  charts: ['preferences', 'theme', 'consent'],
};

const offline = { tag: 'offline', message: 'You are offline.' } as const;
const press = () => undefined;
const way = (packagingPreferenceId: string, name: string, description: string, feeCents: number) => ({
  ...{ packagingPreferenceId, name, description, feeCents },
});
const packagingWays = [
  way('no-bags', 'No bags', 'Unpacked from our crates at your door.', 0),
  way('paper-bags', 'Paper bags', 'Packed into paper bags that you can compost.', 150),
];
const values = { ...noPreferences, packagingPreferenceId: 'paper-bags', instructions: 'Mind the dog.' };
const fares = (states: Partial<Record<WishName, WishShown['state']>> = {}): PreferencesShown => ({
  ...{ state: 'shown', fault: null, packagingWays, values, isInBeta: null },
  wish: (name) => {
    const state = states[name] ?? 'resting';
    return { state, fault: state === 'failed' ? offline : null };
  },
  words: (field) => {
    const state = states[field] ?? 'resting';
    return { text: values[field], state, fault: state === 'failed' ? offline : null, room: 400 };
  },
});
const page = (shown: PreferencesShown, more: Partial<PreferencesPageProps> = {}) => (
  <PreferencesPage
    shown={shown}
    onSend={press}
    theme={null}
    onTheme={press}
    consent="granted"
    isInBeta={false}
    {...more}
  />
);
const unknown = { ...fares(), state: 'failed', fault: offline } as const;

export const samples: Samples = {
  'as they stand': page(fares()),
  'being saved, saved and not saved': page(
    fares({ allowSubstitutes: 'saving', packagingPreferenceId: 'saved', paperPackingSlip: 'failed', beta: 'failed' }),
    { isInBeta: true },
  ),
  'words that were not saved': page(fares({ instructions: 'failed', orderNotes: 'saved', isAtDoorstep: 'saved' })),
  'being read': page({ ...fares(), state: 'asking' }, { consent: undefined, isInBeta: null }),
  'could not be read': page(unknown),
  'may be out of date': page({ ...fares(), fault: offline }),
  'a way to pack that is gone': page({ ...fares(), packagingWays: packagingWays.slice(0, 1) }, { consent: null }),
  'the slip of every order': (
    <UsualSlipQuestion shown={fares()} onSend={press} ofTrolley={{ isOnPaper: true, onChange: press }} />
  ),
  'the slip, unknown': <UsualSlipQuestion shown={unknown} onSend={press} ofTrolley={null} />,
};
