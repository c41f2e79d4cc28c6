import type { ReactNode } from 'react';
import { CancelSubscription } from '../../-saver-modals.tsx';

export default function CancelSubscriptionModal(): ReactNode {
  return <CancelSubscription />;
}
