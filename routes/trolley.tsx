import { createFileRoute } from '@tanstack/react-router';
import { trolleyPage } from './-trolley.ts';
import { TrolleyRoute } from './-trolley-route.tsx';

export const Route = createFileRoute('/trolley')({ ...trolleyPage('trolley'), component: TrolleyRoute });
