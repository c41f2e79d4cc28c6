import type { ReactNode } from 'react';
import { Eligibility } from '../../-saver-address-modals.tsx';

export default function SubscriptionEligibilityModal(): ReactNode {
  return <Eligibility isV2={false} />;
}
