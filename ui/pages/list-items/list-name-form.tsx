import { useEffect, useRef } from 'react';
import type { OpenList } from '#machines/saved-lists/index.ts';
import { nameProblemOf } from '#services/lists/list-name.rules.ts';
import { Button } from '#ui/button/button.tsx';
import { FormField } from '#ui/field/form-field.tsx';
import { Form } from '#ui/form/form.tsx';
import { SendButton } from '#ui/form/send-button.tsx';
import { useSentences } from '#ui/form/use-sentences.ts';
import { nameProblemWords } from '#ui/saved-lists/report-words.ts';
import { savedListsTexts as texts } from '#ui/texts/saved-lists.texts.ts';

const labels = { name: texts.listName.text };

type Props = {
  readonly name: string;
  readonly otherNames: OpenList['otherNames'];
  readonly change: OpenList['change'];
  readonly onRename: (name: string, problem: string | null) => void;
  readonly onCancel: () => void;
};

/** Another name for the list; it has the focus, and what was typed stays whatever happens. */
export function ListNameForm({ name, otherNames, change, onRename, onCancel }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const problems = useSentences(labels, change.problems);
  const judge = (value: string) => nameProblemWords(nameProblemOf(value, otherNames));
  useEffect(() => place.current?.querySelector('input')?.select(), []);
  return (
    <div className="list-name-form" ref={place}>
      <Form
        label={texts.rename.text}
        labels={labels}
        problems={problems}
        isBusy={change.state === 'sending'}
        onSubmit={({ name: typed = '' }) => onRename(typed, judge(typed))}
      >
        <FormField
          label={labels.name}
          name="name"
          autoComplete="off"
          defaultValue={name}
          judge={judge}
          refusal={problems['name'] ?? null}
        />
        <div className="form-send">
          <SendButton isBusy={change.state === 'sending'} busyText={texts.saving.text}>
            {texts.saveName.text}
          </SendButton>
          <Button look="quiet" onClick={onCancel}>
            {texts.cancel.text}
          </Button>
        </div>
      </Form>
    </div>
  );
}
