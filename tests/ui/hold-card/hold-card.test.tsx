import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { fromCallback, fromPromise } from 'xstate';
import { holdStateOf, type ReservationInput, reservationMachine, wishOf } from '#machines/reservation/index.ts';
import type { Rostered } from '#tests/machines/kit/rostered.ts';
import { chart as whole } from '#tests/machines/reservation/reservation.roster.ts';
import { minuteMs, startMs, termsWith } from '#tests/machines/reservation/terms.sample.ts';
import { useChart } from '#ui/chart/use-chart.ts';
import { heldSample } from '#ui/hold-card/hold-card.samples.tsx';
import { HoldCard } from '#ui/hold-card/hold-card.tsx';
import { leafStates, playEveryPath } from '../kit/paths.tsx';

/** What can be seen of it needs few of the events; that it keeps its laws through all of them is played elsewhere. */
const short = { id: 'b', cutOffMs: startMs + 40 * minuteMs, heldUntilMs: startMs + 40 * minuteMs };
const tick = (minutes: number) => ({ type: 'clock.ticked', nowMs: startMs + minutes * minuteMs });
const chart: Rostered = {
  ...whole,
  inputs: whole.inputs.slice(0, 1),
  events: () => [
    ...[1, 26, 36, 40].map(tick),
    termsWith(short),
    termsWith({ ...short, cutOffMs: null }),
    { type: 'hold.extend' },
    { type: 'hold.release' },
    { type: 'hold.refused', reservationId: 'a', end: 'expired' },
  ],
  shape: () => null,
};

type Asked = { readonly answer: (answer: never) => void; readonly refuse: (error: unknown) => void };
type Send = ReturnType<typeof useChart<typeof reservationMachine>>[1];
type Held = { asked: Record<string, Asked>; send: Send };

/** The card as a page shows it, over a chart whose store answers when told. */
function Card({ input, held }: { readonly input: ReservationInput; readonly held: Held }) {
  const [machine] = useState(() => {
    const ask = (name: string) =>
      fromPromise<never>(() => new Promise((answer, refuse) => (held.asked[name] = { answer, refuse })));
    const nobody = () => undefined;
    const actions = { reportEnd: nobody, reportOver: nobody, reportContext: nobody };
    const seconds = fromCallback(() => undefined);
    const [extendHold, releaseSlot, dropSlot] = [ask('extendHold'), ask('releaseSlot'), ask('dropSlot')];
    return reservationMachine.provide({ actions, actors: { seconds, extendHold, releaseSlot, dropSlot } as never });
  });
  const [snapshot, send] = useChart(machine, { input });
  useEffect(() => Object.assign(held, { send }) && undefined, [held, send]);
  const { slot } = snapshot.context;
  return (
    <HoldCard
      held={slot && { ...heldSample, heldUntilMs: slot.heldUntilMs, cutOffMs: slot.cutOffMs }}
      state={holdStateOf(snapshot)}
      wish={wishOf(snapshot)}
      onExtend={() => send({ type: 'hold.extend' })}
      onRelease={() => send({ type: 'hold.release' })}
    />
  );
}

const card = () => screen.queryByRole('region');
const press = (name: string) => {
  const button = screen.queryByRole('button', { name });
  if (!button || button.getAttribute('aria-disabled') === 'true') return false;
  fireEvent.click(button);
  return true;
};
const looks = (state: string) => () => expect(card()?.dataset['state'] ?? 'none').toBe(state);
const says = (words: RegExp) => () => {
  const text = card()?.querySelector('[role=status]')?.textContent ?? '';
  expect(text).toMatch(words);
};
const isPast = (title: RegExp) => () => {
  expect(screen.getByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Choose a time' })).toHaveAttribute('href', '/bookatimeslot');
};

it('shows each state of a hold and of the wish for it, on every generated path', { timeout: 60_000 }, async () => {
  const held = {} as Held;
  const tell = (event: never) => held.send(event);
  const answers = (name: string) => ({
    [`xstate.done.actor.${name}`]: (event: never) => held.asked[name]?.answer((event as { output: never }).output),
    [`xstate.error.actor.${name}`]: (event: never) => held.asked[name]?.refuse((event as { error: unknown }).error),
  });
  const told = ['terms.told', 'periods.told', 'clock.ticked', 'hold.refused', 'session.ended'];
  const { seen } = await playEveryPath(chart, {
    render: (input) => {
      held.asked = {};
      return render(<Card input={input} held={held} />);
    },
    drive: {
      ...Object.fromEntries(told.map((type) => [type, (event) => void tell(event as never)])),
      'hold.extend': () => press('Keep it longer') || tell({ type: 'hold.extend' } as never),
      'hold.release': () => press('Let it go') || tell({ type: 'hold.release' } as never),
      ...answers('extendHold'),
      ...answers('releaseSlot'),
      ...answers('dropSlot'),
      'xstate.done.actor.seconds': () => undefined,
      'xstate.error.actor.seconds': () => undefined,
    },
    see: {
      'clocks.none': looks('none'),
      'clocks.quiet': looks('quiet'),
      'clocks.running.open': looks('open'),
      'clocks.running.closingSoon': looks('closingSoon'),
      'clocks.running.closingNow': looks('closingNow'),
      'clocks.closed': isPast(/Orders for this time have closed/),
      'clocks.expired': isPast(/no longer held/),
      'wish.resting': says(/^$|held as long as it can be/),
      'wish.extending': says(/Keeping it/),
      'wish.extended': says(/^Done. It is held for you till/),
      'wish.unextended': says(/didn’t get through/),
      'wish.releasing': says(/Letting it go/),
      'wish.unreleased': says(/still yours/),
    },
  });
  const passing = ['clocks.told', 'clocks.running.judging'];
  expect([...seen].sort()).toEqual(
    leafStates(chart)
      .filter((leaf) => !passing.includes(leaf))
      .sort(),
  );
});

it('shows both clocks in clock time, and asks nothing more while it is asking', () => {
  const onExtend = vi.fn<() => void>();
  const { rerender } = render(<HoldCard held={heldSample} state="open" onExtend={onExtend} onRelease={onExtend} />);
  expect(screen.getByText('Held for you till 2:30 pm')).toBeVisible();
  expect(screen.getByText('Order by 4:00 pm')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Today, 5 – 6 pm' })).toHaveTextContent(
    'Delivery to Ponsonby · Fee $11.00',
  );
  expect(screen.getByText('Your trolley stays as it is, whatever happens to the time.')).toBeVisible();
  press('Keep it longer');
  rerender(<HoldCard held={heldSample} state="open" wish="extending" onExtend={onExtend} onRelease={onExtend} />);
  for (const name of ['Keep it longer', 'Let it go']) fireEvent.click(screen.getByRole('button', { name }));
  expect(onExtend).toHaveBeenCalledTimes(1);
  act(cleanup);
});
