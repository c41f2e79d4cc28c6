import { createFileRoute } from '@tanstack/react-router';
import { notYet } from './-waiting.ts';

export const Route = createFileRoute('/store-finder')(notYet('storeFinder'));
