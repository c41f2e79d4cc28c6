import { createFileRoute } from '@tanstack/react-router';
import { contentPage } from '../../-content.ts';
import { ContentRoute } from '../../-content-route.tsx';

export const Route = createFileRoute('/shop/content/$slug')({
  ...contentPage('content', '/shop/content/'),
  component: ContentRoute,
});
