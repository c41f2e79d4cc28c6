import { type ConsentInput, consentMachine } from '#machines/consent/index.ts';
import type { Rostered } from '../kit/rostered.ts';

const stranger: ConsentInput = { remembered: null, isSignalled: false, isEmbedded: false, isReturning: false };
const choiceOf = (value: unknown) => Object.keys(value as object)[0];

export const chart: Rostered = {
  name: 'consent',
  machine: consentMachine,
  inputs: [
    stranger,
    { ...stranger, isReturning: true },
    { ...stranger, isEmbedded: true, isReturning: true },
    { ...stranger, remembered: 'granted' },
    { ...stranger, remembered: 'refused', isReturning: true },
    { ...stranger, remembered: 'granted', isSignalled: true },
  ],
  events: () => [
    { type: 'page.view' },
    { type: 'consent.grant' },
    { type: 'consent.refuse' },
    { type: 'consent.reopen' },
    { type: 'consent.hear', choice: 'granted' },
    { type: 'consent.hear', choice: 'refused' },
  ],
  answers: { rememberConsent: [null] },
  shape: (context) => context,
  /** Only an answer turns counting on or off, and never while nobody was asked. */
  oracle: (world) => (happened, before) => {
    const was = choiceOf(before.value);
    const is = choiceOf(world.snapshot().value);
    if (was === is || was === undefined) return;
    const said = happened.kind === 'event' ? happened.event.type : happened.kind;
    const isAnswer = said === 'consent.grant' || said === 'consent.refuse' || said === 'consent.hear';
    if (!isAnswer) throw new Error(`${said} turned ${was} into ${is}.`);
    if (is === 'undecided') throw new Error(`${said} unsaid an answer.`);
  },
};
