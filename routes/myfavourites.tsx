import { createFileRoute } from '@tanstack/react-router';
import { listing } from './-listing.ts';

export const Route = createFileRoute('/myfavourites')(listing('favourites'));
