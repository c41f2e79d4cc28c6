import { createFileRoute } from '@tanstack/react-router';
import { listing } from '../-listing.ts';

export const Route = createFileRoute('/shop/products')(listing('dynamicGroup'));
