import { createFileRoute } from '@tanstack/react-router';
import { howWhereWhenPage } from '../-how-where-when.ts';
import { HowWhereWhenRoute } from '../-how-where-when-route.tsx';

export const Route = createFileRoute('/book-a-timeslot/how-where-when')({
  ...howWhereWhenPage('howWhereWhen'),
  component: HowWhereWhenRoute,
});
