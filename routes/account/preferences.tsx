import { createFileRoute } from '@tanstack/react-router';
import { entered } from '../-entered.ts';
import { place } from '../-place.ts';
import type { Asked } from '../-preferences-load.ts';
import { PreferencesRoute } from '../-preferences-route.tsx';

export const Route = createFileRoute('/account/preferences')({
  ...place('preferences'),
  ...entered(),
  loader: async (asked: Asked) => (await import('../-preferences-load.ts')).needPreferences(asked),
  component: PreferencesRoute,
});
