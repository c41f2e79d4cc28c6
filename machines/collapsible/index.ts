export { collapsibleMachine } from './collapsible.machine.ts';
export { isOpen, isUnmeasured } from './collapsible.select.ts';
export { type CollapsibleEvent, type CollapsibleTag, largeFromPx } from './collapsible.types.ts';
