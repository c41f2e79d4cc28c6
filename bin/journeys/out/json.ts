import type { Output } from './out.types.ts';

export const json: Output = (set) => `${JSON.stringify(set, null, 2)}\n`;
