import type { ReactNode } from 'react';
import { Eligibility } from '../../-saver-address-modals.tsx';

export default function SubscriptionEligibilityV2Modal(): ReactNode {
  return <Eligibility isV2 />;
}
