import type { ReactNode } from 'react';
import {
  blankTrolley,
  isSameLine,
  lineIn,
  type TrolleyContext as Known,
  trolleyMachine,
  type Wish,
} from '#machines/trolley/index.ts';
import { lineWith, trolleyOfLines } from '#services/trolley/sample-trolley.rules.ts';
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
  const context: Known = { ...blankTrolley, subject: 'aroha', trolley, wishes };
  const value = { knowing: trolley ? 'standing' : 'unknown', sending: 'resting' };
  const snapshot = trolleyMachine.resolveState({ value, context });
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

/** What is wanted of one product, and how that fares. */
export const wishOf = (amount: number, stage: Wish['stage'] = 'due', fault: Wish['fault'] = null): Wish => ({
  ...{ amount, unit: 'Each', source: 'Stepper', name: '', stage, fault, isBackground: false, orderId: null },
  key: '00000000-0000-4000-8000-000000000001',
});

/** A trolley with so much of one product in it. */
export const trolleyWith = (sku: string, amount: number, priceCents = 419): Trolley =>
  trolleyOfLines([lineWith({ sku, name: 'Kōwhai blue milk', amount, priceCents })]);
