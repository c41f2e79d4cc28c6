import { createFileRoute } from '@tanstack/react-router';
import { place } from './-place.ts';
import { forgottenPage } from './-forgotten.ts';
import { ForgottenRoute } from './-forgotten-route.tsx';

export const Route = createFileRoute('/haveyouforgotten')({
  ...place('haveYouForgotten'),
  ...forgottenPage,
  component: ForgottenRoute,
});
