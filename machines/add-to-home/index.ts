export { addToHomeMachine } from './add-to-home.machine.ts';
export { promptOf } from './add-to-home.select.ts';
export type { AddToHomeEvent, AddToHomeInput, AddToHomeTag, InstallAnswer } from './add-to-home.types.ts';
