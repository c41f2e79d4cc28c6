import type { ReactNode } from 'react';
import {
  isSameLine,
  lineIn,
  type TrolleyContext as Known,
  trolleyMachine,
  type Wish,
} from '#machines/trolley/index.ts';
import type { Trolley } from '#services/trolley/trolley.contract.ts';
import { TrolleyCount } from '#ui/trolley-count/trolley-count.tsx';
import { type TrolleyActor, TrolleyContext } from './trolley-context.ts';
import { TrolleyControl } from './trolley-control.tsx';

type Props = {
  /** What the store holds; null while nobody knows. */
  readonly trolley: Trolley | null;
  readonly wishes?: Readonly<Record<string, Wish>>;
  readonly children: ReactNode;
};

/** A trolley that stands still, for samples: it is looked at and answers nothing. */
export function StillTrolley({ trolley, wishes = {}, children }: Props) {
  const context: Known = { subject: 'aroha', trolley, wishes, waiting: [], touched: [], fault: null };
  const snapshot = trolleyMachine.resolveState({ value: trolley ? 'standing' : 'unknown', context });
  const still = {
    getSnapshot: () => snapshot,
    subscribe: () => ({ unsubscribe: () => undefined }),
    send: () => undefined,
  };
  const actor = still as never as TrolleyActor;
  return (
    <TrolleyContext value={{ trolley: actor, lineIn, isSameLine, Control: TrolleyControl, Count: TrolleyCount }}>
      {children}
    </TrolleyContext>
  );
}

/** A trolley with so much of one product in it. */
export const trolleyWith = (sku: string, amount: number, priceCents = 419): Trolley => ({
  items: [
    {
      sku,
      name: 'Kōwhai blue milk',
      unit: 'Each',
      amount,
      max: 50,
      priceCents,
      totalCents: amount * priceCents,
      availabilityStatus: 'In Stock',
    },
  ],
  count: amount,
  subtotalCents: amount * priceCents,
  revision: 1,
});
