import { createFileRoute } from '@tanstack/react-router';
import { NotYetRoute } from '../../-not-yet.tsx';
import { place } from '../../-place.ts';

export const Route = createFileRoute('/checkout/book-a-timeslot/how-where-when')({
  ...place('checkoutHowWhereWhen'),
  component: NotYetRoute,
});
