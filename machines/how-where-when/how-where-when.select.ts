import type { SnapshotFrom } from 'xstate';
import { placeWordOf } from '#services/fulfilment/slots.rules.ts';
import type { Fulfilment } from '#services/session/session.contract.ts';
import type { howWhereWhenMachine } from './how-where-when.machine.ts';
import type { HowWhereWhenContext, Question } from './how-where-when.types.ts';

type Questions = SnapshotFrom<typeof howWhereWhenMachine>;

/** What of the answers the terms say already. */
export const answersIn = (fulfilment: Fulfilment | null): HowWhereWhenContext => ({
  method: fulfilment?.method ?? 'Courier',
  hasPlace:
    fulfilment !== null &&
    (fulfilment.method === 'Pickup'
      ? fulfilment.pickupAddressId !== null
      : fulfilment.suburbId !== null || fulfilment.addressId !== null),
  place: placeWordOf(fulfilment),
});

/** The question that is asked now. */
export const questionOf = (questions: Questions): Question =>
  questions.value === 'arriving' ? 'how' : questions.value;
