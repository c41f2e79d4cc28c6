import { createFileRoute } from '@tanstack/react-router';
import type { Asked } from '../-account-details.ts';
import { entered } from '../-entered.ts';
import { PersonalDetailsRoute } from '../-personal-details-route.tsx';
import { place } from '../-place.ts';

export const Route = createFileRoute('/account/personal-details')({
  ...place('personalDetails'),
  ...entered(),
  loader: async (asked: Asked) => (await import('../-account-details.ts')).needAccountDetails(asked),
  // Whoever comes back sees what the store says then.
  component: PersonalDetailsRoute,
});
