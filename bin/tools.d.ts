export function chromium(): string | undefined;
export function postgres(): boolean;
export function ensureTools(): void;
