import { createFileRoute } from '@tanstack/react-router';
import { place } from './-place.ts';
import { signInPage } from './-sign-in-pages.ts';
import { SignInRoute } from './-sign-in-route.tsx';

export const Route = createFileRoute('/securelogin')({
  ...place('secureLoginShort'),
  ...signInPage('signIn'),
  component: SignInRoute,
});
