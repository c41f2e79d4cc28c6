export type Stamp = { readonly time: string; readonly content: string };
export function sourceStamp(root: string): Stamp;
export function writeStamp(root: string, stamp: Stamp): void;
export function isBuilt(root: string): boolean;
