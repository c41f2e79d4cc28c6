import type { SnapshotFrom } from 'xstate';
import type { paginationMachine } from './pagination.machine.ts';

type Pagination = SnapshotFrom<typeof paginationMachine>;

/** The page that is shown, and how many there are. */
export const pageOf = (pagination: Pagination): number => pagination.context.page;
export const pagesOf = (pagination: Pagination): number => pagination.context.pages;
