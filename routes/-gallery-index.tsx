import { useLoaderData } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { GalleryPage } from '#ui/pages/gallery/gallery-page.tsx';

export function GalleryRoute(): ReactNode {
  return <GalleryPage pieces={useLoaderData({ from: '/gallery/' }).pieces} />;
}
