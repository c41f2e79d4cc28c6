import { fireEvent, render, screen } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import { describe, expect, it, vi } from 'vitest';
import type { ActorRefFrom } from 'xstate';
import { changeOf, fulfilmentMachine } from '#machines/fulfilment/index.ts';
import type { Place } from '#services/fulfilment/change.rules.ts';
import { placeAt } from '#tests/machines/fulfilment/answers.ts';
import { chart } from '#tests/machines/fulfilment/fulfilment.roster.ts';
import type { Rostered } from '#tests/machines/kit/rostered.ts';
import { createWorld } from '#tests/machines/kit/world.ts';
import { ChangeNote } from '#ui/where-modals/change-note.tsx';
import { Switched } from '#ui/where-modals/switched.tsx';
import { Ways } from '#ui/where-modals/ways.tsx';
import { leafStates, playEveryPath } from '../kit/paths.tsx';

function opens(input: object) {
  const { chart, questions } = createWorld(fulfilmentMachine, { input });
  return { fulfilment: chart as ActorRefFrom<typeof fulfilmentMachine>, asked: questions };
}

function OnPage({ fulfilment }: { readonly fulfilment: ReturnType<typeof opens>['fulfilment'] }) {
  const change = changeOf(useSelector(fulfilment, (now) => now));
  return (
    <ChangeNote
      change={change}
      doneText="Done."
      onRetry={() => fulfilment.send({ type: 'change.retry' })}
      onDone={() => fulfilment.send({ type: 'change.leave' })}
    />
  );
}
/** Which wish it is makes no difference to what is said of it. */
const few = ['pickup.choose', 'change.retry', 'change.leave', 'terms.told'];
const oneWish: Rostered = {
  ...chart,
  events: (context) =>
    chart
      .events(context)
      .filter(
        (event) => (few.includes(event.type) && event['pickupType'] === undefined) || event['pickupType'] === null,
      ),
};
const press = (name: string) => {
  const button = screen.queryByRole('button', { name });
  if (!button) return false;
  fireEvent.click(button);
};

describe('What has come of a choice', () => {
  it('is said on every generated path with the way on [A4.32]', async () => {
    let open = opens({ place: null, isChangingOrder: false });
    const told = (event: object) => open.fulfilment.send(event as never);
    const { seen } = await playEveryPath(oneWish, {
      render: (input: object) => {
        open = opens(input);
        return render(<OnPage fulfilment={open.fulfilment} />);
      },
      drive: {
        ...Object.fromEntries((chart.machine.events as string[]).map((type) => [type, told])),
        'change.retry': () => press('Try again'),
        'change.leave': (event) => (press('Done') === false ? told(event) : undefined),
        'xstate.done.actor.changeTerms': ({ output }) => open.asked.at(-1)?.resolve(output),
        'xstate.error.actor.changeTerms': ({ error }) => open.asked.at(-1)?.reject(error),
      },
      see: {
        resting: () => expect(screen.queryByRole('alert')).toBeNull(),
        changing: () => expect(screen.queryByRole('alert')).toBeNull(),
        blocked: () => expect(screen.queryByRole('alert')).toBeNull(),
        changed: () => expect(screen.getByRole('alert')).toHaveTextContent('Done.'),
        failed: () => expect(screen.getByRole('alert')).toHaveTextContent('Nothing has changed.'),
      },
    });
    expect([...seen].sort()).toEqual([...leafStates(chart)].filter((state) => state !== 'arriving').sort());
  }, 60_000);
});

describe('A switch to pick up', () => {
  const at = (storeId: number, more: Partial<Place>): Place => ({ ...(placeAt(storeId) as Place), ...more });
  const before = at(1, { method: 'Courier', storeName: 'Kete Ponsonby' });
  const now = at(31, { method: 'Pickup', storeName: 'Kete Kilbirnie', pickupAddressName: 'Kete Kilbirnie' });

  it('says which store it is now, whose prices hold, and what of the trolley is not there [A2.128]', () => {
    const onDone = vi.fn<() => void>();
    render(<Switched before={before} now={{ ...now, pickupType: 'DirectToBoot' }} isReviewDue onDone={onDone} />);
    expect(screen.getByText('You pick up at Kete Kilbirnie.')).toBeVisible();
    expect(screen.getByText(/Handed over: direct to boot/)).toBeVisible();
    expect(screen.getByText(/now those of Kete Kilbirnie. They were those of Kete Ponsonby/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Review your trolley' })).toHaveAttribute('href', '/reviewtrolley');
    expect(screen.getByRole('link', { name: 'Choose a time' })).toHaveAttribute('href', '/bookatimeslot');
    fireEvent.click(screen.getByRole('button', { name: 'Done' }));
    expect(onDone).toHaveBeenCalledOnce();
  });

  it('says that prices stay where the store is the same, and that nothing switched where nothing did', () => {
    const { rerender } = render(
      <Switched before={{ ...now, method: 'Courier' }} now={now} isReviewDue={false} onDone={() => {}} />,
    );
    expect(screen.getByText(/still those of Kete Kilbirnie/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Review your trolley' })).toBeNull();
    rerender(<Switched before={null} now={before} isReviewDue={false} onDone={() => {}} />);
    expect(screen.getByText(/nothing has switched/)).toBeVisible();
  });
});

describe('The ways to pick up', () => {
  it('are six, each with a word and what it is like [A2.129]', () => {
    render(<Ways />);
    expect(
      screen
        .getAllByRole('listitem')
        .map((item) => item.querySelector('strong')?.textContent)
        .sort(),
    ).toEqual(['Direct to boot', 'Drive through', 'Drive up', 'In store', 'Locker', 'eLocker'].sort());
  });
});
