import type { ReactNode } from 'react';
import { ServerErrorPage } from '#ui/pages/errors/server-error-page.tsx';

export function ServerErrorRoute(): ReactNode {
  return <ServerErrorPage />;
}
