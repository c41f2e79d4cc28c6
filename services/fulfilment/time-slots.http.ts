import type { Http } from '../http/http.types.ts';
import type { TimeSlotsService } from './time-slots.contract.ts';

export const createTimeSlotsService = (http: Http): TimeSlotsService => ({
  summary: (from, days, signal) =>
    http.get('timeSlotsSummary', {
      schema: (all) => all.TimeSlotsSummary,
      query: { days: String(days), ...(from === null ? {} : { from }) },
      signal,
    }),
  choose: (slotId, signal) => http.put('timeSlot', { schema: (all) => all.ServerContext, body: { slotId }, signal }),
  release: (signal) => http.delete('timeSlot', { schema: (all) => all.ServerContext, signal }),
  confirm: (signal) => http.post('timeSlotConfirmations', { schema: (all) => all.ServerContext, signal }),
  watch: (slotId, isWanted, signal) =>
    http[isWanted ? 'put' : 'delete']('timeSlotWatch', {
      schema: (all) => all.ServerContext,
      params: { slotId },
      signal,
    }),
  express: (method, signal) =>
    http.get('expressTimeSlots', { schema: (all) => all.ExpressTimeSlots, query: { method }, signal }),
  reserveExpress: (slotId, signal) =>
    http.post('reserveExpressTimeSlot', { schema: (all) => all.ServerContext, body: { slotId }, signal }),
});
