import { afterEach, describe, expect, it } from 'vitest';
import type { Told } from '#services/inspection/channel.words.ts';
import { openTabChannel } from '#src/browser/inspection/tab-channel.ts';
import { recordedVisit } from './inspected.ts';
import { nobody, openStore } from './visit.ts';

const ended: (() => void)[] = [];
afterEach(() => {
  for (const end of ended.splice(0)) end();
});

async function opened() {
  const here = await recordedVisit(openStore(nobody));
  ended.push(here.stop);
  const said: Told[] = [];
  const frames: (() => void)[] = [];
  const channel = {
    postMessage: (told: Told) => void said.push(told),
    close: () => undefined,
    onmessage: null as ((event: MessageEvent) => void) | null,
  };
  const tab = openTabChannel({
    open: () => channel as never,
    recorder: here.recorder,
    tab: 'one',
    atFrame: (run) => void frames.push(run),
  });
  return {
    ...here,
    said,
    tab,
    ask: (data: unknown) => channel.onmessage?.({ data } as MessageEvent),
    frame: () => {
      for (const run of frames.splice(0)) run();
    },
    happen: () => here.shop.send({ type: 'toast.show', toast: { id: 'x', text: 'Added.' } }),
  };
}

describe('A tab that inspectors may follow', () => {
  it('says nothing until somebody asks who is there', async () => {
    const { said, happen, frame, ask, recorder } = await opened();
    happen();
    frame();
    expect(said).toEqual([]);
    ask({ type: 'inspector.look' });
    expect(said).toEqual([{ type: 'tab.here', tab: 'one', title: '/', actors: recorder.actors() }]);
  });

  it('tells all it remembers to who follows, and then what happens, once a frame', async () => {
    const { said, happen, frame, ask, recorder } = await opened();
    const all = recorder.memory.all();
    ask({ type: 'inspector.follow', tab: 'one' });
    expect(said).toEqual([]);
    frame();
    expect(said).toEqual([{ type: 'tab.told', tab: 'one', build: 'test', dropped: 0, records: all }]);
    happen();
    happen();
    expect(said).toHaveLength(1);
    frame();
    expect(said).toHaveLength(2);
  });

  it('tells no more when the last who followed has left', async () => {
    const { said, happen, frame, ask } = await opened();
    ask({ type: 'inspector.follow', tab: 'one' });
    ask({ type: 'inspector.follow', tab: 'one' });
    frame();
    ask({ type: 'inspector.leave', tab: 'one' });
    happen();
    frame();
    expect(said).toHaveLength(2);
    ask({ type: 'inspector.leave', tab: 'one' });
    happen();
    frame();
    expect(said).toHaveLength(2);
  });

  it('hears nothing that is meant for another tab, or is nothing that an inspector says', async () => {
    const { said, frame, ask } = await opened();
    for (const data of [{ type: 'inspector.follow', tab: 'two' }, { type: 'constructor' }, 'inspector.look', null, {}])
      ask(data);
    frame();
    expect(said).toEqual([]);
  });

  it('says to who follows that it is gone', async () => {
    const { said, tab, ask, frame } = await opened();
    tab.gone();
    expect(said).toEqual([]);
    ask({ type: 'inspector.follow', tab: 'one' });
    frame();
    tab.gone();
    expect(said.at(-1)).toEqual({ type: 'tab.gone', tab: 'one' });
  });
});
