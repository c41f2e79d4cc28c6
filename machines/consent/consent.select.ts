import type { SnapshotFrom } from 'xstate';
import type { consentMachine } from './consent.machine.ts';
import type { ConsentChoice } from './consent.types.ts';

type Consent = SnapshotFrom<typeof consentMachine>;

/** What holds now; null while nobody has said anything. */
export const choiceOf = (consent: Consent): ConsentChoice | null =>
  consent.hasTag('granted') ? 'granted' : consent.hasTag('refused') ? 'refused' : null;

/** Whether the question is on the page. */
export const isAsking = (consent: Consent): boolean => consent.hasTag('asking');
