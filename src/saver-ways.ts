/** What a pass can be paid with: the ways to pay once more, which order nothing here. */
export { carriage, inputOf, machine, parts } from './pay-ways.ts';
