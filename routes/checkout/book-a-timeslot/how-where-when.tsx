import { createFileRoute } from '@tanstack/react-router';
import { notYet } from '../../-waiting.ts';

export const Route = createFileRoute('/checkout/book-a-timeslot/how-where-when')(notYet('checkoutHowWhereWhen'));
