import { useLoaderData, useLocation } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { lookOf } from '#ui/pages/gallery/gallery.rules.ts';
import { views } from './-gallery-samples.tsx';

/** The sample's own code wakes after the page has, with the server's HTML on show. */
export function GallerySampleRoute(): ReactNode {
  const { id, only, title } = useLoaderData({ from: '/gallery/$piece/$sample' });
  const search = useLocation({ select: (location): object => location.search });
  const View = views[id];
  return <Suspense>{View ? <View title={title} only={only} look={lookOf(search)} /> : null}</Suspense>;
}
