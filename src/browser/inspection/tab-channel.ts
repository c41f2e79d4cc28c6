import { askedIn } from '#services/inspection/asked.rules.ts';
import type { Told } from '#services/inspection/channel.words.ts';
import { createFrames } from './frames.ts';
import type { Recorder } from './recorder.ts';

type Channel = Pick<BroadcastChannel, 'postMessage' | 'close' | 'onmessage'>;
type Options = {
  readonly open: () => Channel;
  readonly recorder: Recorder;
  /** What this tab is called among those of this browser. */
  readonly tab: string;
  readonly atFrame: (run: () => void) => void;
};

/** Answers inspectors of this browser, and tells them everything for as long as one of them follows. */
export function openTabChannel({ open, recorder, tab, atFrame }: Options) {
  const { memory, build } = recorder;
  const channel = open();
  let followers = 0;
  let stopHearing = () => {};
  const say = (told: Told) => channel.postMessage(told);
  const frames = createFrames({
    atFrame,
    tell: (records) => {
      if (followers > 0) say({ type: 'tab.told', tab, build, dropped: memory.dropped(), records });
    },
  });
  const leave = () => {
    followers = Math.max(0, followers - 1);
    if (followers > 0) return;
    stopHearing();
    frames.clear();
  };
  channel.onmessage = ({ data }) => {
    const asked = askedIn(data, tab);
    if (asked?.type === 'inspector.look')
      say({ type: 'tab.here', tab, title: recorder.title(), actors: recorder.actors() });
    if (asked?.type === 'inspector.leave') leave();
    if (asked?.type !== 'inspector.follow') return;
    followers += 1;
    stopHearing();
    frames.clear();
    frames.add(memory.all());
    stopHearing = memory.hear((record) => frames.add([record]));
  };
  return {
    /** The page is put away: whoever follows need not wait for it. */
    gone(): void {
      if (followers > 0) say({ type: 'tab.gone', tab });
      followers = 0;
      stopHearing();
      frames.clear();
    },
    close(): void {
      this.gone();
      channel.close();
    },
  };
}
