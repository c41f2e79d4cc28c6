import { type LetterWorld, sendDueLetters } from '../orders/order-letters.ts';
import type { ProcessWorld } from '../world.ts';

const roundMs = 1_000;

/** Sends the letters that are due, those of an earlier run first, one round after the other, until it is stopped. */
export function startLetters(letters: LetterWorld, { every }: Pick<ProcessWorld, 'every'>): () => void {
  let isSending = false;
  const send = async () => {
    if (isSending) return;
    isSending = true;
    await sendDueLetters(letters);
    isSending = false;
  };
  void send();
  return every(roundMs, () => void send());
}
