import type { Carriage } from '../kit/index.ts';

/** What the browser says of its network. */
export type ConnectionEvent = { readonly type: 'connection.lost' } | { readonly type: 'connection.found' };

/** What the parent hears. */
export type ConnectionReport = { readonly type: 'connection.returned' };

export type ConnectionTag = 'offline';

export const connectionCarriage: Carriage = { keeps: [], blank: {} };
