import type { ReactNode } from 'react';
import { ChangePaymentWays } from '../../-saver-modals.tsx';

export default function ChangePaymentModal(): ReactNode {
  return <ChangePaymentWays />;
}
