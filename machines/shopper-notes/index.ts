export { shopperNotesMachine } from './shopper-notes.machine.ts';
export { type NoteState, noteOf } from './shopper-notes.select.ts';
export {
  type ShopperNotesContext,
  type ShopperNotesEvent,
  type ShopperNotesInput,
  type ShopperNotesReport,
  type ShopperNotesTag,
  shopperNotesCarriage,
} from './shopper-notes.types.ts';
