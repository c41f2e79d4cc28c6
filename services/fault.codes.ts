/** Every code a server answer may carry, listed once. The message beside it on the wire is safe to show. */
export const faultCodes = [
  'Invalid',
  'NotSignedIn',
  'AccountMissing',
  'NotShopper',
  'Forbidden',
  'ProofNeeded',
  'NotFound',
  'SubjectChanged',
  'SlotExpired',
  'SlotClosed',
  'SlotFull',
  'TotalsChanged',
  'OrderNotReady',
  'OrderUnderWay',
  'OrderAlreadyPicking',
  'OrderInChange',
  'TrolleyMoved',
  'KeyReused',
  'DetailsMoved',
  'TooLarge',
  'TooMany',
  'Busy',
  'Unexpected',
] as const;

export type FaultCode = (typeof faultCodes)[number];
