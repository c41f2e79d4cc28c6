import { createFileRoute } from '@tanstack/react-router';
import type { Asked } from '../-account-details.ts';
import { EmailAndPasswordRoute } from '../-email-and-password-route.tsx';
import { place } from '../-place.ts';

export const Route = createFileRoute('/account/email-and-password')({
  ...place('emailAndPassword'),
  loader: async (asked: Asked) => (await import('../-email-and-password-load.ts')).needEmailAndPassword(asked),
  shouldReload: ({ cause }: Asked) => cause === 'enter',
  component: EmailAndPasswordRoute,
});
