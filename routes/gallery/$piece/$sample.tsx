import { createFileRoute } from '@tanstack/react-router';
import { gallery } from '../../-gallery.ts';
import { GallerySampleRoute } from '../../-gallery-sample.tsx';

export const Route = createFileRoute('/gallery/$piece/$sample')({
  ...gallery('gallerySample', (data, asked: Parameters<typeof data.oneSample>[0]) => data.oneSample(asked)),
  staticData: { place: 'gallerySample', isBare: true },
  component: GallerySampleRoute,
});
