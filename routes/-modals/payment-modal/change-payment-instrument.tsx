import type { ReactNode } from 'react';
import { ChangeCard } from '../../-saver-modals.tsx';

export default function ChangePaymentInstrumentModal(): ReactNode {
  return <ChangeCard isV2={false} />;
}
