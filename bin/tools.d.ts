export function chromium(): string | undefined;
export function postgres(): boolean;
export function nginx(): string | undefined;
export function ensureTools(): void;
