import { createContext } from 'react';
import type { PaymentsService } from '#services/payments/payments.contract.ts';

export type PaymentsOfShop = {
  readonly service: PaymentsService;
  /** The one origin that a card may be typed into, where the store names it. */
  readonly payOrigin: string;
  readonly isDebugOn: boolean;
};

const nobody = () => new Promise<never>(() => {});

/** Through which a card frame asks for its address. Without it nobody answers, and a frame goes on loading. */
export const PaymentsContext = createContext<PaymentsOfShop>({
  service: { cardCapture: nobody, hasInstrument: nobody },
  payOrigin: '',
  isDebugOn: false,
});
