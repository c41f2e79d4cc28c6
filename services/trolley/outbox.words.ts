/** Where a browser keeps what is on its way; the page for when there is no network reads it by these names too. */
export const outboxNames = { database: 'kete', store: 'outbox', version: 1 } as const;
export const outboxChannel = 'kete-trolley';
