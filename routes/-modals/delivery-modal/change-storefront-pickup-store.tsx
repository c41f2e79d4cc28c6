import type { ReactNode } from 'react';
import { whereModalTexts as texts } from '#ui/texts/where-modals.texts.ts';
import { PickupModal } from '../../-pickup-modal.tsx';

/** The store whose shelves are on show: stores alone, no points. */
export default function ChangeStorefrontPickupStoreModal(): ReactNode {
  return <PickupModal title={texts.storefrontStore.text} lead={texts.storefrontLead.text} areStoresOnly />;
}
