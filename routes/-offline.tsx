import type { ReactNode } from 'react';
import { OfflinePage } from '#ui/pages/offline/offline-page.tsx';

export function OfflineRoute(): ReactNode {
  return <OfflinePage />;
}
