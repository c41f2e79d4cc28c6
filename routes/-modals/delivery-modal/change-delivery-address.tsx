import type { ReactNode } from 'react';
import { whereModalTexts as texts } from '#ui/texts/where-modals.texts.ts';
import { AddressModal } from '../../-address-modal.tsx';

export default function ChangeDeliveryAddressModal(): ReactNode {
  return <AddressModal title={texts.changeAddress.text} />;
}
