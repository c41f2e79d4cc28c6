import './order-notes.css';
import { type ReactNode, useId } from 'react';
import type { TextShown } from '#machines/order/index.ts';
import { Button } from '#ui/button/button.tsx';
import { useLive } from '#ui/chart/use-live.ts';
import { reviewOrderTexts as texts } from '#ui/texts/review-order.texts.ts';

type Props = {
  readonly label: string;
  readonly hint: string;
  readonly shown: TextShown;
  readonly onType: (text: string) => void;
  /** Nobody writes in it any more. */
  readonly onLeave: () => void;
  readonly onRetry: () => void;
  /** Finds it when it is what keeps an order from being paid for. */
  readonly fieldId?: string;
  /** What can be put in front of it. */
  readonly children?: ReactNode;
};

const nearTheEnd = 50;

/** How much more can be written; nothing until it matters. */
export function roomWords(room: number): string | null {
  if (room > nearTheEnd) return null;
  if (room === 1) return texts.oneLeft.text;
  if (room >= 0) return texts.left.text.replace('{n}', String(room));
  return room === -1 ? texts.oneTooMany.text : texts.tooMany.text.replace('{n}', String(-room));
}

const stateWords = { saving: texts.saving.text, saved: texts.saved.text, typing: texts.typing.text } as const;
const wordsOf = (state: TextShown['state']): string =>
  state in stateWords ? stateWords[state as keyof typeof stateWords] : '';

/** Words to those who bring or pick an order: kept by themselves, and never lost when they are not. */
export function OrderNote({ label, hint, shown, onType, onLeave, onRetry, fieldId, children }: Props): ReactNode {
  const own = useId();
  const id = fieldId ?? own;
  const isLive = useLive();
  const { text, state, room, fault } = shown;
  const roomLeft = roomWords(room);
  return (
    <div className="order-notes" data-state={state}>
      {children}
      <label htmlFor={id}>{label}</label>
      <p className="order-notes-hint" id={`${id}-hint`}>
        {hint}
      </p>
      <textarea
        id={id}
        rows={3}
        value={text}
        readOnly={!isLive}
        aria-describedby={`${id}-hint ${id}-room`}
        aria-invalid={state === 'tooLong' || undefined}
        onChange={({ target }) => onType(target.value)}
        onBlur={onLeave}
      />
      <div className="order-notes-foot">
        <p className="order-notes-state" role="status">
          {wordsOf(state)}
        </p>
        <p className="order-notes-room" id={`${id}-room`} data-kind={room < 0 ? 'wrong' : undefined}>
          {roomLeft}
        </p>
      </div>
      {fault ? (
        <div className="order-notes-lost">
          <p role="alert">{texts.notSaved.text.replace('{why}', () => fault.message)}</p>
          <Button look="outline" size="small" onClick={onRetry}>
            {texts.tryAgain.text}
            <span className="visually-hidden">{`: ${label}`}</span>
          </Button>
        </div>
      ) : null}
    </div>
  );
}

type AddOnProps = {
  readonly value: string;
  readonly isSelected: boolean;
  readonly onChange: (isSelected: boolean) => void;
};
/** What is asked for so often that nobody has to write it. */
export function NoteAddOn({ value, isSelected, onChange }: AddOnProps): ReactNode {
  const isLive = useLive();
  return (
    <label className="order-notes-add-on">
      <input
        type="checkbox"
        checked={isSelected}
        disabled={!isLive}
        onChange={({ target }) => onChange(target.checked)}
      />
      {value}
    </label>
  );
}
