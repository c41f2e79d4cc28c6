import { FaultError, isNotFound } from '../fault.ts';
import type { Http } from '../http/http.types.ts';
import type { PaymentsService } from './payments.contract.ts';

export const createPaymentsService = (http: Http): PaymentsService => ({
  cardCapture: (signal) => http.get('cardCapture', { schema: (all) => all.CardCapture, signal }),
  hasInstrument: async (instrumentId, signal) => {
    try {
      await http.get('paymentInstrument', { schema: (all) => all.PaymentInstrument, params: { instrumentId }, signal });
      return true;
    } catch (error) {
      if (error instanceof FaultError && isNotFound(error.fault)) return false;
      throw error;
    }
  },
});
