import type { Asked } from './channel.words.ts';

const types: readonly string[] = ['inspector.look', 'inspector.follow', 'inspector.leave'] satisfies Asked['type'][];

/** What an inspector asks, if a message is that and is for this tab. */
export function askedIn(data: unknown, tab: string): Asked | null {
  if (typeof data !== 'object' || data === null || !('type' in data)) return null;
  const { type } = data;
  if (typeof type !== 'string' || !types.includes(type)) return null;
  if (type === 'inspector.look') return { type };
  return 'tab' in data && data.tab === tab ? ({ type, tab } as Asked) : null;
}
