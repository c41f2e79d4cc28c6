import { createContext } from 'react';
import type { DismissedBy } from '#machines/modals/index.ts';

/** What holds a modal over the page: its chart, as far as a dialog has to know it. */
export type ModalHold = {
  /** The page without it: where a plain link closes it before any script runs. */
  readonly closeHref?: string | undefined;
  readonly isDismissible: boolean;
  readonly hasBack: boolean;
  readonly onDismiss: (by: DismissedBy) => void;
  readonly onBack: () => void;
  /** Its work is done. */
  readonly onClose: (to?: string) => void;
};

const nothing = () => {};

export const ModalHoldContext = createContext<ModalHold>({
  isDismissible: true,
  hasBack: false,
  onDismiss: nothing,
  onBack: nothing,
  onClose: nothing,
});
