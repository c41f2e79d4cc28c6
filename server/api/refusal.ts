import type { FaultCode } from '#services/fault.codes.ts';
import { orderIsChanging } from '#services/fulfilment/change.rules.ts';

type Told = {
  readonly fieldErrors?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
};

/** An answer that is not a success, thrown from wherever it is known. Its message is written to be shown. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly code: FaultCode;
  readonly told: Told;

  constructor(status: number, code: FaultCode, message: string, told: Told = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.told = told;
  }
}

const retryAfter = (seconds: number) => ({ headers: { 'retry-after': String(seconds) } });

export const refusals = {
  invalid: (fieldErrors: Readonly<Record<string, string>>) =>
    new Refusal(400, 'Invalid', 'Something in that request is not right. Please check it and try again.', {
      fieldErrors,
    }),
  notSignedIn: () => new Refusal(401, 'NotSignedIn', 'Sign in to continue.'),
  accountMissing: () => new Refusal(401, 'AccountMissing', 'This account is not there any more. Sign in to continue.'),
  notShopper: () => new Refusal(403, 'NotShopper', 'We need a few more details to continue.'),
  forbidden: () => new Refusal(403, 'Forbidden', 'This is not open to you.'),
  proofNeeded: () =>
    new Refusal(403, 'ProofNeeded', 'Please give your password once more: then we know that it is you.'),
  signInElsewhere: () =>
    new Refusal(
      403,
      'Forbidden',
      'Signing in, registering and passwords are looked after by our sign-in partner. Please use the sign-in page.',
    ),
  subjectChanged: () =>
    new Refusal(409, 'SubjectChanged', 'Someone else is signed in here now. Please look again before you go on.'),
  slotExpired: () =>
    new Refusal(409, 'SlotExpired', 'Your time slot is no longer held for you. Please choose a time slot again.'),
  slotClosed: () =>
    new Refusal(409, 'SlotClosed', 'It is too late to order for that time slot. Please choose another one.'),
  slotFull: () => new Refusal(409, 'SlotFull', 'That time slot has just filled up. Please choose another one.'),
  totalsChanged: () =>
    new Refusal(409, 'TotalsChanged', 'What your order costs has changed. Please look over it again before you pay.'),
  orderNotReady: (why: string) => new Refusal(409, 'OrderNotReady', why),
  orderUnderWay: () =>
    new Refusal(409, 'OrderUnderWay', 'An order of yours is being paid for already. Please wait for it to be done.'),
  orderAlreadyPicking: () =>
    new Refusal(409, 'OrderAlreadyPicking', "Our team are picking your order, so we can't make any changes."),
  tooLateToChange: () =>
    new Refusal(409, 'SlotClosed', 'It is too late to change or cancel this order: it comes as it was ordered.'),
  orderInChange: (why: string = orderIsChanging.message) => new Refusal(409, 'OrderInChange', why),
  trolleyMoved: () =>
    new Refusal(
      409,
      'TrolleyMoved',
      'Your trolley is another one by now: that of an order you change, or your own again. Please look once more.',
    ),
  detailsMoved: () =>
    new Refusal(
      409,
      'DetailsMoved',
      'These details were changed somewhere else meanwhile. Please look at them, then save once more.',
    ),
  keyReused: () =>
    new Refusal(422, 'KeyReused', 'That was asked for before in another way. Please look again and try once more.'),
  tooMany: (seconds: number) =>
    new Refusal(
      429,
      'TooMany',
      'That was too often in a short time. Please wait a moment and try again.',
      retryAfter(seconds),
    ),
  notFound: () => new Refusal(404, 'NotFound', 'We could not find what you are looking for.'),
  wrongMethod: (allow: string) =>
    new Refusal(405, 'Invalid', 'That cannot be done at this address.', { headers: { allow } }),
  tooLarge: () => new Refusal(413, 'TooLarge', 'That is too much at once.'),
  notJson: () => new Refusal(415, 'Invalid', 'Only JSON is understood here.'),
  busy: (seconds = 2) =>
    new Refusal(
      503,
      'Busy',
      "We're having technical issues at present. Please try refreshing your browser or coming back in a few minutes.",
      retryAfter(seconds),
    ),
  unexpected: (id: string) =>
    new Refusal(
      500,
      'Unexpected',
      `Something went wrong on our side. If it goes on, please tell us this number: ${id}.`,
    ),
} as const;
