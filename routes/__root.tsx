import { createRootRouteWithContext } from '@tanstack/react-router';
import type { RouterContext } from './-context.ts';
import { Document } from './-document.tsx';
import { Frame } from './-frame.tsx';
import { guard } from './-guard.ts';
import { rootHead } from './-root-head.ts';

const modalsOf = (search: Record<string, unknown>): { modals?: string } =>
  typeof search['modals'] === 'string' && search['modals'] !== '' ? { modals: search['modals'] } : {};

export const Route = createRootRouteWithContext<RouterContext>()({
  validateSearch: modalsOf,
  beforeLoad: ({ context, location, matches }): Promise<void> => guard(context, location.publicHref, matches),
  head: ({ match }) => rootHead(match.context),
  shellComponent: Document,
  component: Frame,
});
