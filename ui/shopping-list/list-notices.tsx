import type { ReactNode } from 'react';
import type { ShownList } from '#machines/shopping-list/index.ts';
import { Button } from '#ui/button/button.tsx';
import { shoppingListTexts as texts } from '#ui/texts/shopping-list.texts.ts';
import { mergedWords, reasonOf, removedWords } from './list-words.ts';
import type { ListActor } from './shopping-list.tsx';

type Props = { readonly shown: ShownList; readonly send: ListActor['send'] };
type Note = {
  readonly kind: 'good' | 'bad' | 'plain';
  readonly text: string;
  readonly action: string;
  readonly onAct: () => void;
};

const counted = (one: { text: string }, many: { text: string }, count: number, reason: string): string =>
  (count === 1 ? one : many).text.replace('{n}', String(count)).replace('{reason}', () => reason);

/** What was merged, what did not get through, and what can be put back. */
export function ListNotices({ shown: { merged, unmerged, trouble, removed }, send }: Props): ReactNode {
  const retry = () => send({ type: 'list.retry' });
  const gone = removedWords(removed);
  const notes: readonly (Note | null)[] = [
    merged && {
      kind: 'good',
      text: mergedWords(merged),
      action: texts.gotIt.text,
      onAct: () => send({ type: 'merged.dismiss' }),
    },
    unmerged && {
      kind: 'bad',
      text: counted(texts.unmergedOne, texts.unmerged, unmerged.count, reasonOf(unmerged.fault)),
      action: texts.retry.text,
      onAct: retry,
    },
    trouble && {
      kind: 'bad',
      text: counted(texts.notSavedOne, texts.notSaved, trouble.count, reasonOf(trouble.fault)),
      action: texts.retry.text,
      onAct: retry,
    },
    gone === null
      ? null
      : { kind: 'plain', text: gone, action: texts.undo.text, onAct: () => send({ type: 'removal.undo' }) },
  ];
  return (
    <div className="shopping-list-notes">
      {notes.map((note) =>
        note === null ? null : (
          <p key={`${note.kind} ${note.action}`} className="shopping-list-note" data-kind={note.kind}>
            <span>{note.text}</span>
            <Button look="outline" size="small" onClick={note.onAct}>
              {note.action}
            </Button>
          </p>
        ),
      )}
    </div>
  );
}
