export function chromium(): string | undefined;
export function postgres(): boolean;
export function nginx(): string | undefined;
export function ensureTools(): void;
export function webkitDriver(): string | undefined;
export function miniBrowser(): string | undefined;
export function xvfb(): string | undefined;
export function hasWebkit(): boolean;
export function ensureWebkit(): void;
