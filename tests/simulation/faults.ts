import { hashOf, type Random } from '#fixtures/random.ts';
import { createRandom } from '#fixtures/random.ts';

/** What goes wrong in a world, each with what a reader of a report is told. */
export const faultKinds = {
  lostRequest: 'a request that never comes to the store',
  lostAnswer: 'an answer that never comes to the tab',
  lateAnswer: 'an answer that comes late, after others that were asked for later',
  doubledRequest: 'a request that comes to the store twice',
  busyStore: 'the store says that it is busy (503)',
  rubbish: 'an answer that is not what was asked for',
  offline: 'a spell without any network',
  crash: 'a tab that dies in the middle and is opened again',
  reload: 'a page that is reloaded',
  restart: 'the store ends and begins again with its database alone',
  paymentsSilent: 'the payment side does not answer',
  paymentsSlow: 'the payment side takes its time',
  paymentsLost: 'the payment side does what it is asked, and nobody hears of it',
  identityDown: 'nobody can be signed in',
  clockSkew: 'a device whose clock is wrong by up to a day',
  clockJump: 'a device whose clock is set while it is used',
  sleep: 'a device that sleeps for a while',
  storageRefused: 'a browser that lets nothing be remembered',
  storageCorrupt: 'what was remembered cannot be read',
  signedOutElsewhere: 'another tab of the same browser signs out',
  earlyPicking: 'an order that begins to be picked before its time',
  hiddenTab: 'a tab that is put into the background for a while',
} as const;
export type FaultKind = keyof typeof faultKinds;
export const allFaults = Object.keys(faultKinds) as readonly FaultKind[];

/** Chance that is the same for the same words, whatever else is drawn: a part of a world can be left out. */
export const chanceOf = (seed: number, ...words: readonly (string | number)[]): Random =>
  createRandom(hashOf(words.join(' '), seed));

/** Each world has a few of them: those that stand alone show what those that come together hide, and the other way round. */
export function swarmOf(seed: number): readonly FaultKind[] {
  const random = chanceOf(seed, 'swarm');
  const share = random.pick([0, 0.15, 0.3, 0.5]);
  return allFaults.filter(() => random.next() < share);
}
