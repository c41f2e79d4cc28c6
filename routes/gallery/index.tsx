import { createFileRoute } from '@tanstack/react-router';
import { gallery } from '../-gallery.ts';
import { GalleryRoute } from '../-gallery-index.tsx';

export const Route = createFileRoute('/gallery/')({
  ...gallery('gallery', (data) => data.allPieces()),
  component: GalleryRoute,
});
