export { consentMachine } from './consent.machine.ts';
export { choiceOf, isAsking } from './consent.select.ts';
export type { ConsentChoice, ConsentEvent, ConsentInput, ConsentTag } from './consent.types.ts';
