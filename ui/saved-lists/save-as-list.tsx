import './saved-lists.css';
import { useState } from 'react';
import type { changeOf } from '#machines/saved-lists/index.ts';
import { nameProblemOf } from '#services/lists/list-name.rules.ts';
import type { SavedListSummary } from '#services/lists/saved-lists.contract.ts';
import { FormField } from '../field/form-field.tsx';
import { Form } from '../form/form.tsx';
import { SendButton } from '../form/send-button.tsx';
import { useSentences } from '../form/use-sentences.ts';
import { savedListsTexts as texts } from '../texts/saved-lists.texts.ts';
import { ListChangeNote } from './change-note.tsx';
import { countOf, nameProblemWords } from './report-words.ts';

const labels = { name: texts.listName.text };
const newList = 'new';

export type SaveWish =
  | { readonly name: string; readonly problems?: { readonly name: string } }
  | { readonly id: string };

type Props = {
  /** So many different products are to be saved. */
  readonly count: number;
  /** What is saved; without it, what is in the trolley. */
  readonly lead?: string | undefined;
  readonly lists: readonly SavedListSummary[];
  readonly change: ReturnType<typeof changeOf>;
  readonly onSave: (wish: SaveWish) => void;
  readonly onRetry: () => void;
  readonly onDrop: () => void;
};

/** A trolley as a list: under a name of its own, or put on a list that there is. What was typed stays whatever happens. */
export function SaveAsList({ count, lead = texts.saveLead.text, lists, change, onSave, onRetry, onDrop }: Props) {
  const [chosen, choose] = useState(newList);
  const problems = useSentences(labels, change.problems);
  const isBusy = change.state === 'sending';
  const isNew = !lists.some(({ id }) => id === chosen);
  const names = lists.map(({ name }) => name);
  const wordsFor = (name: string) => nameProblemWords(nameProblemOf(name, names));
  const send = (name: string) => {
    if (!isNew) return onSave({ id: chosen });
    const problem = wordsFor(name);
    onSave(problem === null ? { name } : { name, problems: { name: problem } });
  };
  return (
    <Form labels={labels} problems={problems} isBusy={isBusy} onSubmit={({ name = '' }) => send(name)}>
      <p>{`${countOf(count, texts.oneProduct, texts.products)}. ${lead}`}</p>
      {lists.length > 0 ? (
        <FormField
          kind="select"
          label={texts.saveTo.text}
          name="list"
          defaultValue={newList}
          options={[
            { value: newList, label: texts.newList.text },
            ...lists.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onValue={choose}
        />
      ) : null}
      <div hidden={!isNew}>
        <FormField
          label={labels.name}
          name="name"
          autoComplete="off"
          enterKeyHint="done"
          judge={wordsFor}
          refusal={problems['name'] ?? null}
        />
      </div>
      <ListChangeNote change={change} onRetry={onRetry} onDrop={onDrop} />
      <div className="form-send">
        <SendButton isBusy={isBusy} busyText={texts.saving.text}>
          {(isNew ? texts.save : texts.addTo).text}
        </SendButton>
      </div>
    </Form>
  );
}
