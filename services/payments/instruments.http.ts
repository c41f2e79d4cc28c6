import type { Http } from '../http/http.types.ts';
import type { InstrumentsService } from './instruments.contract.ts';

export const createInstrumentsService = (http: Http): InstrumentsService => ({
  instruments: async (signal) =>
    (await http.get('paymentInstruments', { schema: (all) => all.PaymentInstruments, signal })).instruments,
  forget: async (instrumentId, signal) => {
    await http.delete('paymentInstrument', { schema: (all) => all.Nothing, params: { instrumentId }, signal });
  },
  walletSession: (signal) => http.post('walletSessions', { schema: (all) => all.CardCapture, signal }),
});
