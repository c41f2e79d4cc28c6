import { bridgeMachine, type BridgeReport } from '#machines/bridge/index.ts';
import type { HostReady, ShopMessage } from '#services/bridge/bridge.words.ts';
import { createWorld } from '../kit/world.ts';
import { app } from './bridge.roster.ts';

export function opened() {
  const world = createWorld(bridgeMachine);
  const send = (event: object) => world.chart.send(event as never);
  const posts = () =>
    (world.emitted as readonly BridgeReport[]).flatMap((report) =>
      report.type === 'post.asked' ? [report.message] : [],
    );
  const reports = () => (world.emitted as readonly BridgeReport[]).filter(({ type }) => type !== 'post.asked');
  let said = 0;
  return {
    ...world,
    send,
    posts,
    reports,
    find: () => send({ type: 'host.found' }),
    tell: (message: ShopMessage) => send({ type: 'message.tell', message }),
    introduce: (hello: HostReady = app) => send({ type: 'host.introduced', id: `h${++said}`, hello }),
    ack: (handled = true) => send({ type: 'message.acknowledged', of: posts().at(-1)?.id, handled }),
    state: () => world.snapshot().value,
  };
}
export const ready = (hello?: HostReady) => {
  const bridge = opened();
  bridge.find();
  bridge.introduce(hello);
  return bridge;
};
