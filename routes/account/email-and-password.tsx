import { createFileRoute } from '@tanstack/react-router';
import type { Asked } from '../-account-details.ts';
import { EmailAndPasswordRoute } from '../-email-and-password-route.tsx';
import { entered } from '../-entered.ts';
import { place } from '../-place.ts';

export const Route = createFileRoute('/account/email-and-password')({
  ...place('emailAndPassword'),
  ...entered(),
  loader: async (asked: Asked) => (await import('../-email-and-password-load.ts')).needEmailAndPassword(asked),
  component: EmailAndPasswordRoute,
});
