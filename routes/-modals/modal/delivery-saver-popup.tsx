import type { ReactNode } from 'react';
import { AboutSaver } from '../../-saver-address-modals.tsx';

export default function DeliverySaverPopupModal(): ReactNode {
  return <AboutSaver />;
}
