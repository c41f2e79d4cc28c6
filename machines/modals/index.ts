export { modalsMachine } from './modals.machine.ts';
export { addressedIn, isOpen, messageIn } from './modals.select.ts';
export {
  type AddressedModal,
  type DismissedBy,
  type MessageModal,
  type ModalAnswer,
  type ModalEnd,
  type ModalsContext,
  type ModalsEvent,
  type ModalsReport,
  modalsCarriage,
  type QueuedModal,
} from './modals.types.ts';
