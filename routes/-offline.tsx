import type { ReactNode } from 'react';
export function OfflineRoute(): ReactNode {
  return (
    <main id="main">
      <h1>You are offline</h1>
    </main>
  );
}
