import type { ReactNode } from 'react';
import { AddressChecker } from '../../-saver-address-modals.tsx';

export default function SubscriptionAddressCheckerV2Modal(): ReactNode {
  return <AddressChecker isV2 />;
}
