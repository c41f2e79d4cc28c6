import { createFileRoute } from '@tanstack/react-router';
import { NotYetRoute } from '../-not-yet.tsx';
import { place } from '../-place.ts';

export const Route = createFileRoute('/shop/savedrecipes')({
  ...place('savedRecipes'),
  component: NotYetRoute,
});
