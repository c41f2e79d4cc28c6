import { createFileRoute } from '@tanstack/react-router';
import { contentPage } from './-content.ts';
import { ContentRoute } from './-content-route.tsx';

export const Route = createFileRoute('/contact-us')({
  ...contentPage('contactUs', '/contact-us', 'contact-us'),
  component: ContentRoute,
});
