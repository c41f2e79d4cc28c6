import type { Http } from '../http/http.types.ts';
import type { NotesService } from './notes.contract.ts';

export const createNotesService = (http: Http): NotesService => ({
  note: async (sku, signal) => {
    const { notes } = await http.get('shopperNotes', { schema: (all) => all.ShopperNotes, query: { sku }, signal });
    return notes.find((one) => one.sku === sku)?.note ?? '';
  },
  keep: (note, signal) => http.post('shopperNotes', { schema: (all) => all.KeptNote, body: note, signal }),
});
