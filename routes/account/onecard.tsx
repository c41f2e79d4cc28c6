import { createFileRoute } from '@tanstack/react-router';
import { entered } from '../-entered.ts';
import type { Asked } from '../-loyalty-load.ts';
import { MyOnecardRoute } from '../-my-onecard-route.tsx';
import { place } from '../-place.ts';

export const Route = createFileRoute('/account/onecard')({
  ...place('onecard'),
  ...entered(),
  loader: async (asked: Asked) => (await import('../-loyalty-load.ts')).needMyOnecard(asked),
  component: MyOnecardRoute,
});
