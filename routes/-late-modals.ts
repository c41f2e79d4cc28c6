import type { ComponentType } from 'react';

export type ModalProps = {
  /** What follows the name in the address: /(pd-modal:stock/123456) gives "123456". */
  readonly parameter: string | undefined;
};
export type Modal = ComponentType<ModalProps>;

/** What brings the code of each modal, by its file: the names of all that they stand on come with this list, late. */
export const lateModals = import.meta.glob<{ default: Modal }>('./-modals/*/*.tsx');
