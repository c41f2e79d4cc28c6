export { accordionMachine } from './accordion.machine.ts';
export { isOpen } from './accordion.select.ts';
export type { AccordionEvent, AccordionInput, AccordionReport } from './accordion.types.ts';
