import type { ModalProps } from './-modal-table.ts';

export function DeliveryFeesModal({ closeHref }: ModalProps) {
  return (
    <dialog open>
      <h2>Delivery fees</h2>
      <a href={closeHref}>Close</a>
    </dialog>
  );
}
