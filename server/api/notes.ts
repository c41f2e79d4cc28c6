import * as v from 'valibot';
import { KeptNote, ShopperNoteChange, ShopperNotes } from '#services/notes/notes.contract.ts';
import { keepNote, notesOf } from '../db/repositories/notes.ts';
import { sku } from './listing-query.ts';
import { type Ask, operation } from './operation.ts';
import { refusals } from './refusal.ts';
import { shelfOf } from './session.ts';

const tag = 'products';

async function shopperIdOf({ session }: Pick<Ask<unknown, unknown, unknown>, 'session'>): Promise<string> {
  const person = await session.person();
  if (!person?.shopper) throw refusals.notShopper();
  return person.accountId;
}

export const noteOperations = [
  operation({
    endpoint: 'shopperNotes',
    tag,
    summary: 'What a shopper wrote to those who pick: on one product, or on all of them.',
    role: 'shopper',
    query: v.object({ sku: v.optional(sku) }),
    answer: ShopperNotes,
    handle: async (ask) => ({
      notes: (await notesOf(ask.world.db.read, await shopperIdOf(ask), ask.query.sku)).map((one) => ({ ...one })),
    }),
  }),
  operation({
    method: 'POST',
    endpoint: 'shopperNotes',
    tag,
    summary: 'Keeps a note on a product in the place of the one before; an empty one takes it away.',
    role: 'shopper',
    body: ShopperNoteChange,
    answer: KeptNote,
    handle: async (ask) => {
      const { world, session, body } = ask;
      const detail = await world.catalogue.view.product(body.sku, await shelfOf(ask));
      if (!detail) throw refusals.invalid({ sku: 'is not one of our products' });
      if (!detail.product.hasShopperNotes && body.note !== '') throw refusals.invalid({ sku: 'takes no notes' });
      const shopperId = await shopperIdOf(ask);
      await world.db.transaction(async (trx) => {
        await session.remember(trx, {});
        await keepNote(trx, shopperId, body, world.clock.nowMs());
      });
      return body;
    },
  }),
];
