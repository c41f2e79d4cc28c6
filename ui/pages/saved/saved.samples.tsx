import type { SavedListsShown } from '#machines/saved-lists/index.ts';
import type { Piece, Samples } from '#ui/gallery.types.ts';
import { SavedPage } from './saved-page.tsx';

const resting = { state: 'resting', fault: null, problems: {}, saved: null } as const;
const list = (id: string, name: string, itemCount: number, isShared = false) => ({
  id,
  name,
  itemCount,
  isShared,
  changedMs: 1_795_000_000_000,
});
const lists = [list('a', 'Weekly shop', 24), list('b', 'Christmas baking', 1, true)];
const face = (shown: Partial<SavedListsShown>, trolleyCount: number | null = 3) => (
  <SavedPage
    shown={{ state: 'read', lists, fault: null, asked: null, change: resting, ...shown }}
    trolleyCount={trolleyCount}
    onSend={() => undefined}
  />
);
const offline = { tag: 'offline', message: '' } as const;

export const samples: Samples = {
  some: face({}),
  none: face({ lists: [] }),
  'none, and an empty trolley': face({ lists: [] }, 0),
  'on their way': face({ lists: null, state: 'reading' }, null),
  'did not come': face({ lists: null, state: 'unread', fault: offline }),
  'a change that failed': face({ change: { ...resting, state: 'failed', fault: offline } }),
};

export const piece: Piece = {
  title: 'Saved lists',
  about: 'The lists that a shopper has saved, the one that was changed last first.',
  rows: ['A2.045', 'A7.076', 'B2.25'],
  charts: ['saved-lists'],
};
