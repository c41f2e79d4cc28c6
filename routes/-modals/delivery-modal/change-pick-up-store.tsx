import type { ReactNode } from 'react';
import { whereModalTexts as texts } from '#ui/texts/where-modals.texts.ts';
import { PickupModal } from '../../-pickup-modal.tsx';

export default function ChangePickUpStoreModal(): ReactNode {
  return <PickupModal title={texts.changeStore.text} />;
}
