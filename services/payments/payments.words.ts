/** What the payment frame may say, by its `eventId`. */
export const frameEventIds = [
  'pay-frame-focus-gain',
  'pay-frame-focus-lost',
  'pay-frame-success',
  'pay-frame-error',
  'pay-frame-valid',
  'pay-frame-invalid',
  'pay-frame-loaded',
] as const;
export type FrameEventId = (typeof frameEventIds)[number];

/** Why the payment side refuses. IF99 also stands for a code that nobody knows. */
export const frameCodes = {
  IF01: 'invalid form fields',
  IF02: 'invalid request type',
  IF03: 'unknown event type',
  IF04: 'missing scheme value',
  IF05: 'server busy',
  IF06: 'frame expired',
  IF97: 'frame stale',
  IF98: 'error processing request',
  IF99: 'server error',
} as const;
export type FrameCode = keyof typeof frameCodes;
export const frameCodeNames = Object.keys(frameCodes) as readonly FrameCode[];

/** What is logged of a payment frame. */
export const frameExceptions = {
  badUrl: 'card capture URL invalid',
  noAnswer: 'card capture call failed',
  late: 'frame load event not received in time',
  unknownEvent: 'unknown frame event ID',
  misused: 'payment frame refused what it was sent',
} as const;
export type FrameException = (typeof frameExceptions)[keyof typeof frameExceptions];
