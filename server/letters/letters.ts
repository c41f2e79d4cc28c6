export type LetterKind =
  | 'registration-code'
  | 'account-exists'
  | 'reset-link'
  | 'no-account'
  | 'password-changed'
  | 'email-code'
  | 'email-taken'
  | 'email-change-asked'
  | 'email-changed'
  | 'slot-open'
  | 'order-placed'
  | 'order-changed'
  | 'order-cancelled'
  | 'saver-started'
  | 'saver-renewed'
  | 'saver-unpaid'
  | 'saver-cancelled'
  | 'boost-offers';

/** What the store writes to somebody, in lines of plain text. */
export type Letter = {
  readonly kind: LetterKind;
  readonly to: string;
  readonly subject: string;
  readonly lines: readonly string[];
};

/** How letters leave the store: never inside a transaction. */
export interface Letters {
  send(letter: Letter): Promise<void>;
}

/** Nothing is sent. */
export const noLetters: Letters = { send: async () => undefined };
