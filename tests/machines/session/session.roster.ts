import { sessionMachine } from '#machines/session/index.ts';
import { FaultError } from '#services/fault.ts';
import { contextAnswer, whoAnswer } from '../kit/answers.ts';
import type { Rostered } from '../kit/rostered.ts';
import { oracle } from './session.oracle.ts';

const moana = { isLoggedIn: true, isShopper: true, shopperScvId: 'moana', firstName: 'Moana' };
const ari = { isLoggedIn: true, isShopper: false, shopperScvId: 'ari' };
const answers = [
  whoAnswer(),
  whoAnswer(),
  whoAnswer(moana, 2),
  whoAnswer(moana, 2),
  whoAnswer(ari),
  { ...whoAnswer({ isShopper: true, shopperScvId: 'moana' }), email: 'moana@kete.example' },
];

const refused = (status: number, code: 'AccountMissing' | 'SubjectChanged') =>
  new FaultError({ tag: 'refused', status, code, message: 'Refused.' });
const missing = refused(401, 'AccountMissing');
const changed = refused(409, 'SubjectChanged');

export const chart: Rostered = {
  name: 'session',
  machine: sessionMachine,
  inputs: [{}],
  events: () => [
    { type: 'session.refresh' },
    { type: 'session.retry' },
    { type: 'context.keep', context: contextAnswer(moana, 7) },
    { type: 'context.keep', context: contextAnswer(ari, 7) },
    { type: 'context.keep', context: contextAnswer() },
    { type: 'login.told', isSocial: false, redirectUrl: '/shop/specials' },
    { type: 'login.told', isSocial: true, redirectUrl: null },
    { type: 'logout.asked' },
    { type: 'logout.dismiss' },
    { type: 'tab.told', subject: null },
    { type: 'tab.told', subject: 'moana' },
    { type: 'tab.told', subject: 'ari' },
  ],
  answers: {
    askWho: answers,
    askAgain: answers,
    openSession: [contextAnswer(moana, 3), contextAnswer(ari, 3)],
    signOut: [null],
  },
  refusals: { askWho: [missing], askAgain: [missing], signOut: [changed] },
  shape: ({ shopper, fault, isQueued }) => [
    shopper.shopperScvId,
    shopper.isShopper,
    fault?.code ?? fault?.tag,
    isQueued,
  ],
  spans: [999, 1_000, 1_001],
  oracle,
};
