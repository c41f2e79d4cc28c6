import { fireEvent, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, it } from 'vitest';
import { howWhereWhenMachine, questionOf } from '#machines/how-where-when/index.ts';
import { chart } from '#tests/machines/how-where-when/how-where-when.roster.ts';
import { leafStates, playEveryPath } from '#tests/ui/kit/paths.tsx';
import { useChart } from '#ui/chart/use-chart.ts';
import { HowWhereWhen } from '#ui/how-where-when/how-where-when.tsx';

type Told = Parameters<ReturnType<typeof useChart<typeof howWhereWhenMachine>>[1]>[0];
let send: (event: Told) => void = () => undefined;

function Live({ input }: { input: { fulfilment: null } }) {
  const [state, tell] = useChart(howWhereWhenMachine, { input });
  useEffect(() => void (send = tell), [tell]);
  const { method, hasPlace } = state.context;
  return (
    <HowWhereWhen
      question={questionOf(state)}
      method={method}
      placeName={hasPlace ? 'Karori' : null}
      isBusy={false}
      where={<p>The places</p>}
      when={<p>The times</p>}
      onHow={(wanted) => tell({ type: 'how.answer', method: wanted })}
      onOpen={(question) => tell({ type: 'question.open', question })}
    />
  );
}

it('The three questions show on every generated path what their chart says [A1.15] [B1.02]', async () => {
  const tell = (event: object) => send(event as Told);
  const asked = () => screen.getAllByRole('heading', { current: 'step' }).map(({ textContent }) => textContent);
  const { seen } = await playEveryPath(chart, {
    render: (input) => render(<Live input={input} />),
    drive: {
      'page.enter': tell,
      'terms.told': tell,
      'user.changed': tell,
      'where.answer': tell,
      'question.open': tell,
      'how.answer': (event) => {
        const name = event['method'] === 'Courier' ? /Brought to your door/ : /From a store/;
        const button = screen.queryByRole('button', { name });
        return button ? void fireEvent.click(button) : false;
      },
    },
    see: {
      how: () => expect(asked()).toEqual(['How would you like your groceries?']),
      where: () => {
        expect(screen.getByText('The places')).toBeVisible();
        expect(screen.getByRole('button', { name: /^Change: How/ })).toBeVisible();
      },
      when: () => {
        expect(screen.getByText('The times')).toBeVisible();
        expect(screen.getByText('Karori')).toBeVisible();
      },
    },
  });
  expect([...seen].sort()).toEqual([...leafStates(chart)].sort());
}, 40_000);
