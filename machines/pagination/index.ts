export { paginationMachine } from './pagination.machine.ts';
export { pageOf, pagesOf } from './pagination.select.ts';
export type { PaginationEvent, PaginationInput, PaginationReport } from './pagination.types.ts';
