import { type ReactNode, useId } from 'react';
import type { TextField } from '#machines/order/index.ts';
import { NoteAddOn, OrderNote } from '#ui/order-notes/order-note.tsx';
import { reviewOrderTexts as texts } from '#ui/texts/review-order.texts.ts';
import type { ReviewSaid, ReviewShown } from './review-order.types.ts';

export const fieldIds = { instructions: 'order-instructions', notes: 'order-notes' } as const;

/** What the shopper writes to those who bring the order, and to those who pick it. */
export function ReviewNotes({ shown, said }: { readonly shown: ReviewShown; readonly said: ReviewSaid }): ReactNode {
  const id = useId();
  const { method, addOn, instructions, notes } = shown;
  const isDelivery = method === 'Courier';
  const waysOf = (field: TextField) => ({
    fieldId: fieldIds[field],
    onType: (text: string) => said.onText(field, text),
    onLeave: said.onLeave,
    onRetry: () => said.onRetryWish(field),
  });
  return (
    <section className="review-order-card" aria-labelledby={id}>
      <h2 id={id}>{texts.notesTitle.text}</h2>
      <OrderNote
        label={(isDelivery ? texts.instructionsDelivery : texts.instructionsPickup).text}
        hint={(isDelivery ? texts.instructionsHintDelivery : texts.instructionsHintPickup).text}
        shown={instructions}
        {...waysOf('instructions')}
      >
        {addOn ? <NoteAddOn {...addOn} onChange={said.onAddOn} /> : null}
      </OrderNote>
      <OrderNote label={texts.orderNotes.text} hint={texts.orderNotesHint.text} shown={notes} {...waysOf('notes')} />
    </section>
  );
}
