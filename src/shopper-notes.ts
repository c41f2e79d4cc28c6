import { fromPromise } from 'xstate';
import { announcerOf, chartOf, sessionOf, type ShopActor, shopperIdIn } from '#machines/shop/index.ts';
import { type ShopperNotesInput, shopperNotesCarriage, shopperNotesMachine } from '#machines/shopper-notes/index.ts';
import { createNotesService } from '#services/notes/notes.http.ts';
import { shopperNoteTexts as texts } from '#ui/texts/shopper-note.texts.ts';
import { servicesOf } from './services-of.ts';

const serviceOf = (system: object) => servicesOf(system).adapter(createNotesService);

/** The notes of a shopper with their service; they come with the page of a product that takes notes. */
export const machine = shopperNotesMachine.provide({
  actors: {
    loadNote: fromPromise(({ input, system, signal }) => serviceOf(system).note(input.sku, signal)),
    keepNote: fromPromise(({ input, system, signal }) => serviceOf(system).keep(input, signal)),
  },
});
export const carriage = shopperNotesCarriage;

export const inputOf = (shop: ShopActor): ShopperNotesInput => ({ subject: shopperIdIn(shop) });

/** Whose notes they are follows who is signed in; what was saved is said. */
export function opened(shop: ShopActor): void {
  const notes = chartOf<typeof shopperNotesMachine>(shop, 'shopperNotes');
  notes?.on('note.saved', ({ note }) =>
    announcerOf(shop).send({ type: 'message.say', text: note === '' ? texts.removed.text : texts.saved.text }),
  );
  sessionOf(shop).subscribe(() => notes?.send({ type: 'user.changed', ...inputOf(shop) }));
}
