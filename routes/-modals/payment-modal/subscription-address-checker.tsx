import type { ReactNode } from 'react';
import { AddressChecker } from '../../-saver-address-modals.tsx';

export default function SubscriptionAddressCheckerModal(): ReactNode {
  return <AddressChecker isV2={false} />;
}
