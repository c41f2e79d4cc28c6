import type { Piece, Samples } from '../gallery.types.ts';
import { RemoveQuestion } from './remove-question.tsx';
import { SaveAsList } from './save-as-list.tsx';

export const piece: Piece = {
  title: 'Save as a list',
  about: 'A trolley as a list: under a name of its own, or put on a list that there is. What was typed is never lost.',
  rows: ['A2.138', 'B7.36'],
  charts: ['saved-lists', 'field'],
};

const resting = { state: 'resting', fault: null, problems: {}, saved: null } as const;
const lists = [{ id: 'a', name: 'Weekly shop', itemCount: 24, changedMs: 0, isShared: false }];
const face = (change: Partial<Parameters<typeof SaveAsList>[0]['change']> = {}, some = lists) => (
  <SaveAsList
    count={7}
    lists={some}
    change={{ ...resting, ...change }}
    onSave={() => undefined}
    onRetry={() => undefined}
    onDrop={() => undefined}
  />
);

export const samples: Samples = {
  first: face({}, []),
  another: face(),
  'on its way': face({ state: 'sending' }),
  'a name that is taken': face({ problems: { name: 'You have a list of that name already.' } }),
  'not saved': face({ state: 'failed', fault: { tag: 'offline', message: '' } }),
  deleting: <RemoveQuestion name="Weekly shop" onRemove={() => undefined} onKeep={() => undefined} />,
};
