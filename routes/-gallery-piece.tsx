import { useLoaderData, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { lookOf } from '#ui/pages/gallery/gallery.rules.ts';
import { PiecePage } from '#ui/pages/gallery/piece-page.tsx';

const drawings = import.meta.glob<string>('../docs/charts/*.svg', { query: '?url', import: 'default', eager: true });
const drawingOf = (chart: string) => drawings[`../docs/charts/${chart}.svg`];

export function GalleryPieceRoute(): ReactNode {
  const fact = useLoaderData({ from: '/gallery/$piece/' });
  const search = useLocation({ select: (location): object => location.search });
  return <PiecePage fact={fact} look={lookOf(search)} drawingOf={drawingOf} />;
}
