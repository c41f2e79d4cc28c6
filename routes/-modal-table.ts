import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { OutletName } from '#services/navigation/outlets.rules.ts';

export type ModalProps = {
  /** What follows the name in the address: /(pd-modal:stock/123456) gives "123456". */
  readonly parameter: string | undefined;
  /** The page without this modal. */
  readonly closeHref: string;
};
type Entry = {
  readonly outlet: OutletName;
  readonly path: string;
  readonly Modal: LazyExoticComponent<ComponentType<ModalProps>>;
};

/** Every modal that an address can open, each in a chunk of its own. A pair that is not here closes its outlet. */
const modals: readonly Entry[] = [
  {
    outlet: 'delivery-modal',
    path: 'delivery-fees',
    Modal: lazy(() => import('./-delivery-fees-modal.tsx').then((module) => ({ default: module.DeliveryFeesModal }))),
  },
];

export const modalOf = (outlet: OutletName, path: string): Entry | undefined =>
  modals.find((entry) => entry.outlet === outlet && entry.path === (path.split('/', 1)[0] ?? ''));
