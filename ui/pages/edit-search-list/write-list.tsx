import '../../field/field.css';
import { type FormEvent, type RefObject, useId } from 'react';
import type { Fault } from '#services/fault.ts';
import { mostItems } from '#services/lists/lists.words.ts';
import { linesOf } from '#services/lists/pasted-list.rules.ts';
import { Button } from '#ui/button/button.tsx';
import { FormFault } from '#ui/form/form-fault.tsx';
import { say, sayCount } from '#ui/list-match/list-search-words.ts';
import { listSearchTexts as texts } from '#ui/texts/list-search.texts.ts';

type Props = {
  readonly box: RefObject<HTMLTextAreaElement | null>;
  readonly text: string;
  readonly isEmpty: boolean;
  readonly fault: Fault | null;
  readonly onWrite: (text: string) => void;
  readonly onLook: () => void;
  readonly onClear: () => void;
};

/** Where a list is written or pasted. Its box keeps what was typed before the page was live. */
export function WriteList({ box, text, isEmpty, fault, onWrite, onLook, onClear }: Props) {
  const id = useId();
  const count = linesOf(text).length;
  const send = (event: FormEvent) => {
    event.preventDefault();
    onLook();
    if (count === 0) box.current?.focus();
  };
  return (
    <form className="edit-search-list-write field" data-kind="textarea" method="dialog" noValidate onSubmit={send}>
      <label htmlFor={id}>{texts.label.text}</label>
      <p className="field-hint" id={`${id}-hint`}>
        {texts.hint.text}
      </p>
      <textarea
        id={id}
        ref={box}
        rows={10}
        defaultValue={text}
        placeholder={texts.example.text}
        autoComplete="off"
        aria-invalid={isEmpty || undefined}
        aria-describedby={`${id}-hint ${id}-count`}
        onInput={({ currentTarget }) => onWrite(currentTarget.value)}
      />
      <div id={`${id}-count`} role="status" className="edit-search-list-count">
        {isEmpty && count === 0 ? <p className="field-error">{texts.empty.text}</p> : null}
        {count > 0 ? <p>{sayCount(texts.oneThing, texts.things, count)}</p> : null}
        {count === mostItems ? <p>{say(texts.most, { n: mostItems })}</p> : null}
      </div>
      <FormFault fault={fault} />
      <div className="edit-search-list-send">
        <Button type="submit" data-needs-script="">
          {(fault ? texts.lookAgain : texts.look).text}
        </Button>
        {text === '' ? null : (
          <Button look="quiet" onClick={onClear}>
            {texts.clear.text}
          </Button>
        )}
      </div>
    </form>
  );
}
