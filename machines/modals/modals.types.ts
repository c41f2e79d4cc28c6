import type { GenericModal, ModalEventType, QueuedKind } from '#services/modals/modals.words.ts';
import type { OutletName } from '#services/navigation/outlets.rules.ts';
import type { Carriage } from '../kit/index.ts';

/** A modal that the address names. */
export type AddressedModal = {
  readonly outlet: OutletName;
  readonly path: string;
  readonly isDismissible: boolean;
};

/** A modal that something in the shop opened. */
export type MessageModal = {
  /** By which whoever opened it hears the answer. */
  readonly id: string;
  readonly type: ModalEventType;
  readonly data: GenericModal;
  readonly isDismissible: boolean;
  /** It has a way back to what was open before it. */
  readonly hasBack: boolean;
  /** It stays when the visitor is taken to another page, as word of a lapsed slot does. */
  readonly outlivesPage: boolean;
};

/** A message that waits for the next page. Its cause is looked at again before it is shown. */
export type QueuedModal = { readonly kind: QueuedKind; readonly cause: string; readonly modal: MessageModal };

export type ModalsInput = { readonly addressed: AddressedModal | null };

export type ModalsContext = {
  readonly addressed: AddressedModal | null;
  readonly message: MessageModal | null;
  /** The entry of the queue that the open message came from. */
  readonly released: QueuedModal | null;
  /** One of a kind at most. */
  readonly queue: readonly QueuedModal[];
  /** The causes that hold now, as far as anybody said. */
  readonly standing: readonly string[];
  /** Entries that were shown while their cause goes on: the same is not said twice. */
  readonly shown: readonly string[];
};

export type ModalAnswer = 'action' | 'cancel' | 'link' | 'back';
export type DismissedBy = 'escape' | 'backdrop' | 'button';

export type ModalsEvent =
  /** What stands in the address now; a pair that nobody knows was left out before. */
  | { readonly type: 'address.changed'; readonly modal: AddressedModal | null }
  /** The visitor is on another page, and nothing is open over it. */
  | { readonly type: 'page.changed' }
  /** Put a message before the visitor now; whatever is open closes. */
  | { readonly type: 'modal.open'; readonly modal: MessageModal }
  /** Put a message before the visitor at the next page, if its cause still holds then. */
  | { readonly type: 'modal.queue'; readonly kind: QueuedKind; readonly cause: string; readonly modal: MessageModal }
  /** Which causes hold, all of them: what waits for another one is forgotten. */
  | { readonly type: 'causes.told'; readonly standing: readonly string[] }
  /** One of the buttons of the message. */
  | { readonly type: 'modal.answer'; readonly answer: ModalAnswer }
  /** Escape, a press beside it, or the close button: only where it may be dismissed. */
  | { readonly type: 'modal.dismiss'; readonly by: DismissedBy }
  /** Its work is done: closes it wherever that leads. */
  | { readonly type: 'modal.close'; readonly to?: string; readonly isReplacing?: boolean };

/** How a modal ended. Each that opened ends once. */
export type ModalEnd = ModalAnswer | 'dismissed' | 'closed' | 'replaced' | 'left';

export type ModalsReport =
  | { readonly type: 'modal.opened'; readonly id: string; readonly isTracked: boolean }
  | { readonly type: 'modal.ended'; readonly id: string; readonly end: ModalEnd; readonly isTracked: boolean }
  /** The visitor is to be taken somewhere: to that address, else out of that outlet. */
  | {
      readonly type: 'place.wanted';
      readonly to: string | null;
      readonly outlet: OutletName | null;
      /** One step back, whatever stands there. */
      readonly isBack: boolean;
      readonly isReplacing: boolean;
    };

/** `open`: a modal stands over the page, which is still. */
export type ModalsTag = 'open';

export const blankModals: ModalsContext = {
  addressed: null,
  message: null,
  released: null,
  queue: [],
  standing: [],
  shown: [],
};

export const modalsCarriage: Carriage = { keeps: ['addressed'], blank: blankModals };
