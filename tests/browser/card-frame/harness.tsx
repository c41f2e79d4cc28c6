import '#ui/tokens.css';
import '#ui/base.css';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import type { CardFrameReport } from '#machines/card-frame/index.ts';
import type { SubmitWishes } from '#services/payments/frame-messages.rules.ts';
import { CardFrame } from '#ui/card-frame/card-frame.tsx';
import { PaymentsContext } from '#ui/card-frame/payments-context.ts';
import { useCardFrame } from '#ui/card-frame/use-card-frame.ts';

/** What the test looks at from outside. */
export type Harness = {
  readonly reports: CardFrameReport[];
  /** How often the chart changed, and how many messages of whomever came to the page. */
  changes: number;
  messages: number;
  submit(wishes: SubmitWishes): void;
};

const harness: Harness = { reports: [], changes: 0, messages: 0, submit: () => {} };
Object.assign(window, { harness });
window.addEventListener('message', () => void (harness.messages += 1));

const service = {
  cardCapture: async () => (await fetch(`/capture-address${location.search}`)).json(),
  hasInstrument: async (instrumentId: string) => (await fetch(`/instruments/${instrumentId}`)).ok,
};

function Page() {
  const actor = useCardFrame((report) => void harness.reports.push(report));
  useEffect(() => {
    harness.submit = (wishes) => actor.send({ type: 'card.submit', wishes });
    const { unsubscribe } = actor.subscribe(() => void (harness.changes += 1));
    return unsubscribe;
  }, [actor]);
  return (
    <main>
      <h1>Pay</h1>
      <CardFrame actor={actor} />
      <button type="button">Place the order</button>
    </main>
  );
}

const root = document.querySelector('#root');
const payOrigin = document.documentElement.dataset['pay'] ?? '';
if (root)
  createRoot(root).render(
    <PaymentsContext value={{ service, payOrigin, isDebugOn: true }}>
      <Page />
    </PaymentsContext>,
  );
