import * as v from 'valibot';
import type { Actor } from 'xstate';
import type { followingMachine } from '#machines/following/index.ts';
import { type Asked, inspectionChannel } from '#services/inspection/channel.words.ts';
import { recordSchema } from '#services/inspection/trace.contract.ts';
import type { RecordMemory } from './record-memory.ts';

const toldSchema = v.variant('type', [
  v.object({ type: v.literal('tab.here'), tab: v.string(), title: v.string(), actors: v.number() }),
  v.object({
    type: v.literal('tab.told'),
    tab: v.string(),
    build: v.string(),
    dropped: v.number(),
    records: v.array(recordSchema),
  }),
  v.object({ type: v.literal('tab.gone'), tab: v.string() }),
]);

type Following = Actor<typeof followingMachine>;

/** Joins the chart of following to the channel on which shop tabs speak. What is not of their words is not heard. */
export function joinChannel(following: Following, memory: RecordMemory, channel: BroadcastChannel): () => void {
  const say = (asked: Asked) => channel.postMessage(asked);
  const hear = ({ data }: MessageEvent<unknown>) => {
    const parsed = v.safeParse(toldSchema, data);
    if (!parsed.success) return;
    const told = parsed.output;
    if (told.type !== 'tab.told') return following.send(told);
    const { tab } = following.getSnapshot().context;
    if (told.tab !== tab) return;
    memory.take(told);
    following.send({ type: 'tab.told', tab, build: told.build, count: told.records.length });
  };
  channel.addEventListener('message', hear);
  const ends = [
    following.on('look.asked', () => say({ type: 'inspector.look' })),
    following.on('follow.asked', ({ tab }) => say({ type: 'inspector.follow', tab })),
    following.on('leave.asked', ({ tab }) => say({ type: 'inspector.leave', tab })),
  ];
  // The chart asked before anybody listened to it.
  say({ type: 'inspector.look' });
  return () => {
    const { tab } = following.getSnapshot().context;
    if (tab !== null) say({ type: 'inspector.leave', tab });
    for (const { unsubscribe } of ends) unsubscribe();
    channel.removeEventListener('message', hear);
    channel.close();
  };
}

export const openChannel = (): BroadcastChannel => new BroadcastChannel(inspectionChannel);
