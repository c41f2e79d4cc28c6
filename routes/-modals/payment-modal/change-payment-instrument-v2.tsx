import type { ReactNode } from 'react';
import { ChangeCard } from '../../-saver-modals.tsx';

export default function ChangePaymentInstrumentV2Modal(): ReactNode {
  return <ChangeCard isV2 />;
}
