import { createFileRoute } from '@tanstack/react-router';
import { expressPage } from './-express.ts';
import { ExpressRoute } from './-express-route.tsx';

export const Route = createFileRoute('/express')({ ...expressPage, component: ExpressRoute });
