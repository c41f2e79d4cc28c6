import './shopper-note.css';
import { useSelector } from '@xstate/react';
import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import { noteOf, type shopperNotesMachine } from '#machines/shopper-notes/index.ts';
import type { Fault } from '#services/fault.ts';
import { lengthOfNote, tidyNote } from '#services/notes/notes.rules.ts';
import { longestNote } from '#services/notes/notes.words.ts';
import { Button } from '../button/button.tsx';
import { shopperNoteTexts as texts } from '../texts/shopper-note.texts.ts';

type Props = { readonly notes: ActorRefFrom<typeof shopperNotesMachine>; readonly sku: string };
type Note = ReturnType<typeof noteOf>;
type Send = Props['notes']['send'];

const isSameNote = (one: Note, other: Note): boolean =>
  one.state === other.state && one.note === other.note && one.draft === other.draft && one.fault === other.fault;

/** A shopper's note on a product: seen, written, changed and taken away. Nothing typed is lost when it cannot be saved. */
export function ShopperNote({ notes, sku }: Props): ReactNode {
  const note = useSelector(notes, (now) => noteOf(now, sku), isSameNote);
  const isWriting = note.state === 'writing' || note.state === 'saving' || note.state === 'failed';
  const part = useRef<HTMLDivElement>(null);
  const hasWritten = useRef(false);
  /** The field that had the focus is gone: it goes to what stands in its place. */
  useEffect(() => {
    if (hasWritten.current && !isWriting && document.activeElement === document.body)
      part.current?.querySelector('button')?.focus();
    hasWritten.current = isWriting;
  }, [isWriting]);
  if (note.state === 'away') return null;
  return (
    <div ref={part} className="shopper-note" data-state={note.state}>
      {isWriting ? <Writing note={note} send={notes.send} /> : <Standing note={note} send={notes.send} />}
      <p className="shopper-note-status" role="status">
        {statusOf(note)}
      </p>
    </div>
  );
}

const reasonOf = (fault: Fault | null): string => {
  if (fault?.tag === 'offline') return texts.offline.text;
  const told = fault?.tag === 'refused' ? fault.fieldErrors?.['note'] : undefined;
  return told ? `It ${told}.` : texts.otherwise.text;
};

function statusOf({ state, fault }: Note): string {
  if (state === 'loading') return texts.loading.text;
  if (state === 'saving') return texts.saving.text;
  if (state === 'unknown') return texts.unknown.text;
  return state === 'failed' ? texts.failed.text.replace('{reason}', () => reasonOf(fault)) : '';
}

function Standing({ note: { state, note }, send }: { readonly note: Note; readonly send: Send }) {
  if (state === 'loading') return null;
  if (state === 'unknown')
    return (
      <Button look="outline" size="small" onClick={() => send({ type: 'note.retry' })}>
        {texts.retry.text}
      </Button>
    );
  if (note === '')
    return (
      <>
        <p className="product-page-note">{texts.invitation.text}</p>
        <Button look="outline" size="small" onClick={() => send({ type: 'note.write' })}>
          {texts.add.text}
        </Button>
      </>
    );
  return (
    <>
      <p className="shopper-note-title">{texts.title.text}</p>
      <blockquote className="shopper-note-words">{note}</blockquote>
      <p className="shopper-note-actions">
        <Button look="outline" size="small" onClick={() => send({ type: 'note.write' })}>
          {texts.change.text}
        </Button>
        <Button look="quiet" size="small" onClick={() => send({ type: 'note.clear' })}>
          {texts.clear.text}
        </Button>
      </p>
    </>
  );
}

function roomWords(draft: string): { readonly text: string; readonly isTooLong: boolean } {
  const left = longestNote - lengthOfNote(tidyNote(draft));
  if (left >= 0)
    return {
      text: left === 1 ? texts.oneLeft.text : texts.left.text.replace('{count}', String(left)),
      isTooLong: false,
    };
  return {
    text: left === -1 ? texts.oneTooMany.text : texts.tooLong.text.replace('{count}', String(-left)),
    isTooLong: true,
  };
}

function Writing({ note: { state, draft }, send }: { readonly note: Note; readonly send: Send }) {
  const id = useId();
  const room = roomWords(draft);
  const isSaving = state === 'saving';
  const field = useRef<HTMLTextAreaElement>(null);
  /** The place to write opens because somebody asked to write. */
  useEffect(() => field.current?.focus(), []);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    send({ type: 'note.save' });
  };
  return (
    <form className="shopper-note-form" onSubmit={onSubmit} noValidate>
      <label htmlFor={id}>{texts.label.text}</label>
      <textarea
        id={id}
        className="shopper-note-field"
        rows={3}
        value={draft}
        readOnly={isSaving}
        ref={field}
        aria-describedby={`${id}-room`}
        aria-invalid={room.isTooLong || undefined}
        onChange={({ target }) => send({ type: 'draft.change', draft: target.value })}
        onKeyDown={(event) => event.key === 'Escape' && send({ type: 'note.cancel' })}
      />
      <p className="shopper-note-room" id={`${id}-room`} data-kind={room.isTooLong ? 'wrong' : undefined}>
        {room.text}
      </p>
      <p className="shopper-note-actions">
        <Button type="submit" size="small" aria-disabled={isSaving || room.isTooLong || undefined}>
          {texts.save.text}
        </Button>
        <Button look="quiet" size="small" onClick={() => send({ type: 'note.cancel' })}>
          {texts.cancel.text}
        </Button>
      </p>
    </form>
  );
}
