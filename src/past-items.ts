export { carriage, inputOf, machine } from './forgotten.ts';
