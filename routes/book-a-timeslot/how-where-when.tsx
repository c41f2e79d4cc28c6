import { createFileRoute } from '@tanstack/react-router';
import { notYet } from '../-waiting.ts';

export const Route = createFileRoute('/book-a-timeslot/how-where-when')(notYet('howWhereWhen'));
