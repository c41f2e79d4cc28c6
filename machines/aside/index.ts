export { asideMachine } from './aside.machine.ts';
export { isAside } from './aside.select.ts';
export type { AsideEvent, AsideTag } from './aside.types.ts';
