export { popupMachine } from './popup.machine.ts';
export { isOpen } from './popup.select.ts';
export type { PopupEvent, PopupInput, PopupReport } from './popup.types.ts';
