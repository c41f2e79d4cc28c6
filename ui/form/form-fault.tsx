import type { Fault } from '#services/fault.ts';
import { Alert } from '../alert/alert.tsx';
import { faultWords } from './fault-words.ts';

/** Why a form could not be sent, beside its button; it is spoken, and sending again is the way on. */
export function FormFault({ fault }: { readonly fault: Fault | null }) {
  return fault === null ? null : <Alert type="error">{faultWords(fault)}</Alert>;
}
