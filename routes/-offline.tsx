import type { ReactNode } from 'react';
import { OfflinePage } from '#ui/pages/offline/offline-page.tsx';
import script from '../ui/pages/offline/kept-wishes.js?url&no-inline';

export function OfflineRoute(): ReactNode {
  return (
    <>
      <OfflinePage />
      <script src={script} defer />
    </>
  );
}
