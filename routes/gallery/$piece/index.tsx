import { createFileRoute } from '@tanstack/react-router';
import { gallery } from '../../-gallery.ts';
import { GalleryPieceRoute } from '../../-gallery-piece.tsx';

export const Route = createFileRoute('/gallery/$piece/')({
  ...gallery('galleryPiece', (data, { params }: { params: { piece: string } }) => data.onePiece(params.piece)),
  component: GalleryPieceRoute,
});
