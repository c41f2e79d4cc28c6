import type { ReactNode } from 'react';
import type { ModalProps } from '../../-modal-chunks.ts';
import { ForgetCard } from '../../-saver-modals.tsx';

export default function CreditCardDeleteModal({ parameter }: ModalProps): ReactNode {
  return <ForgetCard instrumentId={parameter} />;
}
