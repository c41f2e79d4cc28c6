import type { Fault } from '#services/fault.ts';
import type { Unit } from '#services/trolley/amounts.rules.ts';
import type { LineWish, TrolleyChanged } from '#services/trolley/trolley.contract.ts';

/** What the store is told of one product, under a key of its own. */
export type TrolleyLineInput = LineWish & { readonly key: string };
export type TrolleyLineContext = TrolleyLineInput;
/** The question is taken back: nobody wants to know any more. */
export type TrolleyLineEvent = { readonly type: 'line.callOff' };

type Of = { readonly sku: string; readonly key: string };
/** What the trolley hears: the store holds that much now, could not be reached, or has said no. */
export type TrolleyLineReport =
  | (Of & {
      readonly type: 'line.saved';
      readonly amount: number;
      readonly unit: Unit;
      readonly changed: TrolleyChanged;
    })
  | (Of & { readonly type: 'line.unsent'; readonly fault: Fault })
  | (Of & { readonly type: 'line.refused'; readonly fault: Fault });

/** `busy`: the store is being asked. */
export type TrolleyLineTag = 'busy';
