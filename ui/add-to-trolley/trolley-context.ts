import { useSelector } from '@xstate/react';
import { type ComponentType, createContext, useContext } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { ShownLine, trolleyMachine } from '#machines/trolley/index.ts';
import type { Product } from '#services/catalogue/catalogue.contract.ts';

export type TrolleyActor = ActorRefFrom<typeof trolleyMachine>;
type Snapshot = ReturnType<TrolleyActor['getSnapshot']>;

export type ControlProps = { readonly product: Product; readonly line: ShownLine };
/** `header`: count and total. `tab`: the total where the name would stand. `badge`: the count alone. */
export type CountKind = 'header' | 'tab' | 'badge';

/** What comes with the trolley's chart: what asks it, and what shows it. */
export type TrolleyParts = {
  readonly lineIn: (snapshot: Snapshot, sku: string) => ShownLine | null;
  readonly isSameLine: (one: ShownLine | null, other: ShownLine | null) => boolean;
  readonly Control: ComponentType<ControlProps>;
  readonly Count: ComponentType<{ readonly kind: CountKind }>;
};
export type TrolleyOnPage = TrolleyParts & { readonly trolley: TrolleyActor };

/** The trolley of whoever is here; null for those who have none, and where a drawing is kept for everybody. */
export const TrolleyContext = createContext<TrolleyOnPage | null>(null);

/** How much of a product is in the trolley, for as long as a part shows it; null where it is not. */
export function useTrolleyLine(sku: string): ShownLine | null {
  const page = useContext(TrolleyContext);
  return useSelector(page?.trolley, (now) => (page && now ? page.lineIn(now, sku) : null), page?.isSameLine);
}
