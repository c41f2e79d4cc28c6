import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useCallback, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Wanted } from '#machines/inspector/index.ts';
import type { Lit } from '#inspector/lit.types.ts';
import { PlayerPanel } from '#inspector/player/player-panel.tsx';
import type { Library } from '#inspector/player/player.types.ts';
import type { Asked, Told } from '#services/inspection/channel.words.ts';
import { inspectionChannel } from '#services/inspection/channel.words.ts';
import { faultsOf } from '../axe.ts';
import { busyTab, door, records, trace } from './records.sample.ts';

/** One channel for everybody in this test, as a browser has it. */
class Channel extends EventTarget {
  static open: Channel[] = [];
  readonly name: string;
  constructor(name: string) {
    super();
    this.name = name;
    Channel.open.push(this);
  }
  postMessage(data: unknown): void {
    for (const other of Channel.open)
      if (other !== this && other.name === this.name) other.dispatchEvent(new MessageEvent('message', { data }));
  }
  close(): void {
    Channel.open = Channel.open.filter((each) => each !== this);
  }
}

/** A shop in another tab, which answers as one does. */
function openShop(tab: string) {
  const channel = new Channel(inspectionChannel);
  const asked: Asked[] = [];
  const say = (told: Told) => act(() => channel.postMessage(told));
  channel.addEventListener('message', (event) => {
    const { data } = event as MessageEvent<Asked>;
    asked.push(data);
    if (data.type === 'inspector.look')
      channel.postMessage({ type: 'tab.here', tab, title: 'Specials', actors: 14 } satisfies Told);
  });
  return { asked, say };
}

const library: Library = { recordings: [], pictureOf: () => null, charts: [door] };
let lit: Lit | null = null;
const selected: string[] = [];

function Page({ wanted = null }: { wanted?: Wanted | null }) {
  const [chart, setChart] = useState<string | null>(null);
  const keep = useCallback((now: Lit | null) => void (lit = now), []);
  const select = useCallback((state: string) => void selected.push(state), []);
  return (
    <main data-chart={chart}>
      <h1>Inspector</h1>
      <h2>Chart</h2>
      <PlayerPanel
        library={library}
        chart={door}
        wanted={wanted}
        onSelect={select}
        onShowChart={setChart}
        onLit={keep}
      />
    </main>
  );
}
const mode = (name: string) => userEvent.click(screen.getByRole('radio', { name }));

beforeEach(() => {
  vi.stubGlobal('BroadcastChannel', Channel);
  Channel.open = [];
  lit = null;
  selected.length = 0;
});
afterEach(() => vi.unstubAllGlobals());

describe('A trace that is opened', () => {
  const open = async (text: string) => {
    await mode('Open a trace');
    const file = new File([text], 'report.json', { type: 'application/json' });
    await userEvent.upload(screen.getByLabelText(/Open a trace, or drop it here/), file);
  };

  it('is played record by record, by keyboard, and lights up the chart', async () => {
    const { container } = render(<Page />);
    await open(JSON.stringify(trace));
    expect(await screen.findByRole('heading', { name: trace.title })).toHaveFocus();
    const next = within(screen.getByRole('group', { name: 'Playing' })).getByRole('button', { name: 'Next' });
    next.focus();
    for (let step = 0; step < 5; step++) await userEvent.keyboard('{Enter}');
    expect(screen.getByText('door: “door.push”. It is door.ajar.')).toBeVisible();
    expect([...(lit?.arrows ?? [])]).toEqual(['door.shut door.push #1']);
    expect([...(lit?.refused ?? [])]).toHaveLength(2);
    expect(container.querySelector('main')).toHaveAttribute('data-chart', 'door');
    expect(await faultsOf(container)).toEqual([]);
  }, 30_000);

  it('is refused in a sentence when it is none', async () => {
    render(<Page />);
    await open('a shopping list');
    expect(await screen.findByText(/This is no trace of Kete/)).toBeVisible();
  });

  it('is read as a table too, from which a state is chosen', async () => {
    render(<Page />);
    await open(JSON.stringify(trace));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'As a table' }));
    await userEvent.click(screen.getByRole('button', { name: 'is ajar' }));
    expect(selected).toEqual(['door.ajar']);
    expect(screen.getByRole('slider')).toHaveValue('5');
  });
});

describe('A shop that is followed', () => {
  it('is found, chosen, followed and shown', async () => {
    const { asked, say } = openShop('t1');
    render(<Page />);
    await mode('Follow a shop');
    await userEvent.click(await screen.findByRole('button', { name: 'Follow Specials' }));
    expect(asked.at(-1)).toEqual({ type: 'inspector.follow', tab: 't1' });
    say({ type: 'tab.told', tab: 't1', build: 'b1', dropped: 0, records });
    expect(await screen.findByText(/The last 14 records/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'door' })).toBeVisible();
    await waitFor(() => expect([...(lit?.states ?? [])]).toEqual(['door', 'door.ajar']));
    await userEvent.click(screen.getByRole('button', { name: 'Stop following Specials' }));
    expect(asked.at(-1)).toEqual({ type: 'inspector.leave', tab: 't1' });
  });

  it('is said to be lost when it closes, and keeps what it told', async () => {
    const { say } = openShop('t1');
    render(<Page />);
    await mode('Follow a shop');
    await userEvent.click(await screen.findByRole('button', { name: 'Follow Specials' }));
    say({ type: 'tab.told', tab: 't1', build: 'b1', dropped: 0, records });
    say({ type: 'tab.gone', tab: 't1' });
    expect(await screen.findByText(/silent or closed/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'door' })).toBeVisible();
  });

  it('shows five hundred charts, and hears nothing that is not of its words', async () => {
    const { say } = openShop('t1');
    render(<Page />);
    await mode('Follow a shop');
    await userEvent.click(await screen.findByRole('button', { name: 'Follow Specials' }));
    say({ type: 'tab.told', tab: 't1', build: 5, records: 'all' } as never);
    say({ type: 'tab.told', tab: 't1', build: 'b1', dropped: 0, records: busyTab(500, 1_500) });
    const list = await screen.findByRole('region', { name: 'Actors' });
    expect(within(list).getAllByRole('row')).toHaveLength(501);
  });
});

describe('What leads to a state', () => {
  it('is said in words where nothing can be played', async () => {
    render(<Page wanted={{ state: 'door.open' }} />);
    expect(await screen.findByText(/Nothing is known of what can happen to “Door”/)).toBeVisible();
  });
});

describe('The steps of an answer', () => {
  it('are played one by one, from the first to the last, and light up the chart', async () => {
    const steps = [
      { says: 'It begins', event: null, states: ['door.shut'] },
      { says: 'Somebody pushes', event: null, states: ['door.ajar'] },
      { says: 'Somebody pulls', event: null, states: ['door.shut'] },
    ];
    render(<Page wanted={{ way: { title: 'Can a door shut again?', begins: null, steps } }} />);
    expect(await screen.findByRole('heading', { name: 'Can a door shut again?' })).toBeVisible();
    const go = screen.getByRole('slider');
    for (const [at, { says, states }] of steps.entries()) {
      fireEvent.change(go, { target: { value: String(at) } });
      expect(screen.getByText(new RegExp(`^${says}\\.`))).toBeVisible();
      await waitFor(() => expect([...(lit?.states ?? [])]).toEqual(expect.arrayContaining(states)));
    }
    expect(screen.getByText('Step 3 of 3')).toBeVisible();
  });
});

describe('A chart that is tried', () => {
  it('is begun, told something, wound back and taken another way, and the first way stays', async () => {
    render(<Page />);
    await mode('Try the chart');
    await userEvent.selectOptions(screen.getByLabelText('Chart'), 'ticker');
    await userEvent.click(screen.getByRole('button', { name: 'Begin' }));
    const tell = async (name: string) => {
      const told = within(await screen.findByRole('region', { name: 'It may be told' }));
      await userEvent.click(told.getByRole('button', { name }));
    };
    await tell('“next.press”');
    await waitFor(() => expect([...(lit?.states ?? [])]).toContain('ticker.middle'));
    await tell('“next.press”');
    await userEvent.click(await screen.findByRole('button', { name: 'It begins' }));
    await waitFor(() => expect([...(lit?.states ?? [])]).toContain('ticker.first'));
    await tell('“next.press”');
    const ways = await screen.findByLabelText('Way');
    expect(within(ways).getAllByRole('option')).toHaveLength(2);
    expect(screen.getByRole('slider')).toHaveValue('1');
    await userEvent.selectOptions(ways, '0');
    expect(screen.getByText('Step 2 of 3')).toBeVisible();
  }, 30_000);

  it('shows the test that it would be saved as', async () => {
    render(<Page />);
    await mode('Try the chart');
    await userEvent.selectOptions(screen.getByLabelText('Chart'), 'ticker');
    await userEvent.click(screen.getByRole('button', { name: 'Begin' }));
    await userEvent.type(await screen.findByLabelText(/What it shows/), 'The second entry follows');
    expect(screen.getByText(/for tests\/machines\/ticker\/the-second-entry-follows\.test\.ts/)).toBeInTheDocument();
  });
});
