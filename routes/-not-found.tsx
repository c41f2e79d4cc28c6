import { NotFoundPage } from '#ui/pages/errors/not-found-page.tsx';

export function NotFoundRoute() {
  return <NotFoundPage />;
}
