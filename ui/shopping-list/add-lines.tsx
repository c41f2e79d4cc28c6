import { type ClipboardEvent, type FormEvent, type ReactNode, useId, useRef } from 'react';
import { Button } from '#ui/button/button.tsx';
import { shoppingListTexts as texts } from '#ui/texts/shopping-list.texts.ts';

const bullets = /^\s*(?:[-*•·–]|\[[ xX]?\]|☐|☑)\s+/u;
/** The lines of what was pasted or typed, without what marks them as lines. */
export const linesIn = (text: string): readonly string[] =>
  text
    .split(/[\r\n]+/)
    .map((line) => line.replace(bullets, '').trim())
    .filter((line) => line !== '');

/** Where things are written on the list: Enter adds one, a paste of several lines adds each. */
export function AddLines({ onAdd }: { readonly onAdd: (lines: readonly string[]) => void }): ReactNode {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const box = field.current;
    const lines = linesIn(box?.value ?? '');
    if (box && lines.length > 0) {
      onAdd(lines);
      box.value = '';
    }
    box?.focus();
  };
  const onPaste = (event: ClipboardEvent) => {
    const lines = linesIn(event.clipboardData.getData('text'));
    if (lines.length < 2) return;
    event.preventDefault();
    onAdd(lines);
  };
  return (
    <form className="shopping-list-add" onSubmit={onSubmit} data-needs-script="">
      <label htmlFor={id}>{texts.field.text}</label>
      <div className="shopping-list-box">
        <input
          id={id}
          ref={field}
          type="text"
          name="item"
          autoComplete="off"
          enterKeyHint="enter"
          aria-describedby={`${id}-hint`}
          onPaste={onPaste}
        />
        <Button type="submit">{texts.add.text}</Button>
      </div>
      <p className="shopping-list-hint" id={`${id}-hint`}>
        {texts.hint.text}
      </p>
    </form>
  );
}
