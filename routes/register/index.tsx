import { createFileRoute } from '@tanstack/react-router';
import { place } from '../-place.ts';
import { signInPage } from '../-sign-in-pages.ts';
import { RegisterRoute } from '../-sign-in-register-route.tsx';

export const Route = createFileRoute('/register/')({
  ...place('register'),
  ...signInPage('registration'),
  component: RegisterRoute,
});
