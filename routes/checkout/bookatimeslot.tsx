import { createFileRoute } from '@tanstack/react-router';
import { slotsPage } from '../-time-slots.ts';
import { TimeSlotsRoute } from '../-time-slots-route.tsx';

export const Route = createFileRoute('/checkout/bookatimeslot')({
  ...slotsPage('checkoutTimeSlot'),
  component: TimeSlotsRoute,
});
