import { useEffect, useState, useSyncExternalStore } from 'react';
import { followingMachine } from '#machines/following/index.ts';
import { useChart } from '#ui/chart/use-chart.ts';
import { joinChannel, openChannel } from './link.ts';
import { createRecordMemory } from './record-memory.ts';

/** A shop tab that is followed, and what it told. */
export function useFollowing() {
  const [memory] = useState(() => createRecordMemory());
  const [following, send, actor] = useChart(followingMachine);
  const heard = useSyncExternalStore(memory.subscribe, memory.now, memory.now);
  useEffect(() => {
    if (typeof BroadcastChannel === 'undefined') return;
    return joinChannel(actor, memory, openChannel());
  }, [actor, memory]);
  return { following, send, heard, forget: memory.forget };
}
