/** What a pass is paid with from now on: the ways to pay once more, which order nothing here. */
export { carriage, inputOf, machine, parts } from './pay-ways.ts';
