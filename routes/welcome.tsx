import { createFileRoute } from '@tanstack/react-router';
import { place } from './-place.ts';
import { WelcomeRoute } from './-welcome-route.tsx';

export const Route = createFileRoute('/welcome')({ ...place('welcome'), component: WelcomeRoute });
