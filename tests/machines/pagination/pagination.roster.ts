import assert from 'node:assert/strict';
import { paginationMachine } from '#machines/pagination/index.ts';
import type { Rostered } from '../kit/rostered.ts';

export const chart: Rostered = {
  name: 'pagination',
  machine: paginationMachine,
  inputs: [
    { page: 1, pages: 4 },
    { page: 9, pages: 1 },
  ],
  events: () => [
    { type: 'next.press' },
    { type: 'previous.press' },
    { type: 'page.select', page: 2 },
    { type: 'page.select', page: 0 },
    { type: 'pages.follow', page: 3, pages: 3 },
    { type: 'pages.follow', page: 1, pages: 1 },
  ],
  answers: {},
  shape: (context) => context,
  oracle: (world) => {
    let told = world.emitted.length;
    return (happened, before) => {
      const { page, pages } = world.snapshot().context;
      assert.ok(page >= 1 && page <= pages, `Page ${page} of ${pages} is shown.`);
      const isOwn = happened.kind === 'event' && happened.event.type !== 'pages.follow';
      const hasChanged = isOwn && page !== (before.context as { page: number }).page;
      assert.equal(world.emitted.length - told, hasChanged ? 1 : 0, 'A change is told once, and only a change.');
      told = world.emitted.length;
    };
  },
};
