import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ServerErrorPage } from '#ui/pages/errors/server-error-page.tsx';

export function ServerErrorRoute(): ReactNode {
  const { report } = useRouter().options.context;
  return <ServerErrorPage onReport={(say) => report?.(say)} />;
}
