import type { ActorRefFrom } from 'xstate';
import type { bridgeMachine } from '#machines/bridge/index.ts';
import { type ShopActor, settingsIn, settingsOf } from '#machines/shop/index.ts';
import type { ShopMessage } from '#services/bridge/bridge.words.ts';
import type { TraceRecord } from '#services/inspection/trace.contract.ts';
import type { ShopRouter } from '../../router.tsx';
import { framesOf } from './at-frame.ts';
import { createFrames } from './frames.ts';
import { recorderOf } from './open-inspection.ts';

type Edge = {
  readonly page: Window & typeof globalThis;
  readonly router: ShopRouter;
  readonly shop: ShopActor;
  readonly bridge: ActorRefFrom<typeof bridgeMachine>;
  readonly tell: (message: ShopMessage) => void;
};

/** Tells the app around the page what happens in it, for as long as the app asks for that. */
export function createAppFollower({ bridge, tell, ...edge }: Edge) {
  const recorder = recorderOf(edge);
  const { memory, build } = recorder;
  let stopHearing = () => {};
  // Of the talk with the app itself nothing is told: each telling would have to be told again.
  const isOther = (record: TraceRecord) => !('actor' in record) || record.actor !== bridge.sessionId;
  const frames = createFrames({
    atFrame: framesOf(edge.page),
    canTell: () => bridge.getSnapshot().hasTag('connected') && !bridge.getSnapshot().hasTag('waiting'),
    tell: (records) => tell({ type: 'inspect:told', payload: { build, dropped: memory.dropped(), records } }),
  });
  return {
    follow(isOn: boolean): void {
      stopHearing();
      frames.clear();
      if (!isOn || settingsIn(settingsOf(edge.shop).getSnapshot())?.inspector === 'off') return;
      frames.add(memory.all().filter(isOther));
      stopHearing = memory.hear((record) => {
        if (isOther(record)) frames.add([record]);
      });
    },
  };
}
