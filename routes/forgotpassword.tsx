import { createFileRoute } from '@tanstack/react-router';
import { place } from './-place.ts';
import { ForgotPasswordRoute } from './-sign-in-forgotten-route.tsx';
import { signInPage } from './-sign-in-pages.ts';

export const Route = createFileRoute('/forgotpassword')({
  ...place('forgotPassword'),
  ...signInPage('forgottenPassword'),
  component: ForgotPasswordRoute,
});
