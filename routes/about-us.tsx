import { createFileRoute } from '@tanstack/react-router';
import { contentPage } from './-content.ts';
import { ContentRoute } from './-content-route.tsx';

export const Route = createFileRoute('/about-us')({
  ...contentPage('aboutUs', '/about-us', 'about-us'),
  component: ContentRoute,
});
