import type { ReactNode } from 'react';
import { ChoosePlan } from '../../-saver-address-modals.tsx';

export default function ChoosePlanModal(): ReactNode {
  return <ChoosePlan />;
}
