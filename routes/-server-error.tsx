import { ServerErrorPage } from '#ui/pages/errors/server-error-page.tsx';

export function ServerErrorRoute() {
  return <ServerErrorPage />;
}
