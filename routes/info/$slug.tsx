import { createFileRoute } from '@tanstack/react-router';
import { contentPage } from '../-content.ts';
import { ContentRoute } from '../-content-route.tsx';

export const Route = createFileRoute('/info/$slug')({
  ...contentPage('info', '/info/'),
  component: ContentRoute,
});
