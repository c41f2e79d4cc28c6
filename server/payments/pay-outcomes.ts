/** What becomes of a payment, by the card that pays. */
export type Paying = {
  /** Why it is not paid, in words for its owner; null when it is. */
  readonly refuses: string | null;
  /** How long nobody knows yet whether it is paid. */
  readonly takesMs: number;
  /** How long after that whoever asked first is told. */
  readonly answersAfterMs: number;
  /** They are never told: the line breaks. */
  readonly isAnswerLost: boolean;
};

const paid: Paying = { refuses: null, takesMs: 0, answersAfterMs: 0, isAnswerLost: false };
const declined: Paying = { ...paid, refuses: 'Your bank declined this payment. Try another card.' };
/** Longer than the store waits, which is 8 seconds. */
const tooLateMs = 12_000;

export const payings = {
  paid,
  declined,
  poor: { ...paid, refuses: 'There is not enough money on this card. Try another one.' },
  slow: { ...paid, takesMs: 5_000 },
  late: { ...paid, answersAfterMs: tooLateMs },
  lost: { ...paid, answersAfterMs: 0, isAnswerLost: true },
  declinedLate: { ...declined, answersAfterMs: tooLateMs },
  closed: { ...declined, refuses: 'Your bank has closed this card. Try another one.' },
} as const satisfies Readonly<Record<string, Paying>>;
export type PayingName = keyof typeof payings;

/** What is lost is told by itself in the end. */
export const toldAfterMs = ({ answersAfterMs, isAnswerLost }: Paying): number =>
  isAnswerLost ? tooLateMs : answersAfterMs;
