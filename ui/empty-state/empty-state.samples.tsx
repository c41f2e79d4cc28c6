import { Button, ButtonLink } from '../button/button.tsx';
import type { Piece } from '../gallery.types.ts';
import { EmptyState } from './empty-state.tsx';

export const piece: Piece = {
  title: 'Empty state',
  about: 'Nothing to show: one picture, one sentence, one next step.',
  rows: [],
};

export const samples = {
  noResults: (
    <EmptyState
      picture="/assets/art/empty-no-results.svg"
      title={<h2>We found nothing for “kumera”</h2>}
      text="Check the spelling, or look around in the departments."
    >
      <ButtonLink href="/shop/browse">See the departments</ButtonLink>
    </EmptyState>
  ),
  twoSteps: (
    <EmptyState title={<h2>No times are left today</h2>}>
      <Button>See tomorrow</Button>
      <Button look="outline">Pick up nearby</Button>
    </EmptyState>
  ),
};
