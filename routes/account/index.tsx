import { createFileRoute } from '@tanstack/react-router';
import { AccountRoute } from '../-account-route.tsx';
import { place } from '../-place.ts';

export const Route = createFileRoute('/account/')({ ...place('account'), component: AccountRoute });
