import { dateText, dayOf, dayOfText } from '#services/display/dates.rules.ts';
import { money } from '#services/display/money.rules.ts';
import type { StoreWorld } from '../api/store-world.ts';
import { personById } from '../db/repositories/accounts.ts';
import type { DueLetter } from '../db/repositories/letters-due.ts';
import { subscriptionOf } from '../db/repositories/subscriptions.ts';
import type { Letter, LetterKind } from '../letters/letters.ts';
import {
  saverCancelledLetter,
  saverRenewedLetter,
  saverStartedLetter,
  saverUnpaidLetter,
} from '../letters/saver-words.ts';
import { renewalOf } from './periods.ts';
import type { KeptSubscription, PlanTerms } from './subscription.types.ts';

type Kind = Extract<LetterKind, `saver-${string}`>;
const kinds: readonly string[] = [
  'saver-started',
  'saver-renewed',
  'saver-unpaid',
  'saver-cancelled',
] satisfies readonly Kind[];

export const isSaverLetter = (kind: string): kind is Kind => kinds.includes(kind);

const dateOf = (day: string): string => dateText(dayOfText(day), 'dddd Do MMMM YYYY');
const cardOf = ({ facts: { instrument } }: KeptSubscription): string =>
  instrument ? `${instrument.cardScheme ?? 'Card'} ending in ${instrument.cardSuffix}` : 'card';
const coversOf = ({ days, minimumOrderCents }: PlanTerms): string => {
  const when = days === 'every' ? 'on any day of the week' : 'on Tuesdays, Wednesdays and Thursdays';
  return `Standard deliveries ${when} are paid for, for orders of ${money(minimumOrderCents)} or more.`;
};

/** What a letter says, made of its subscription as it is now; null when nobody is there to write to. */
export async function saverLetterFor(
  { db, publicOrigin }: Pick<StoreWorld, 'db' | 'publicOrigin'>,
  { shopperId, orderId: subscriptionId }: DueLetter,
  kind: Kind,
): Promise<Letter | null> {
  const kept = await subscriptionOf(db.read, shopperId, subscriptionId);
  const person = await personById(db.read, shopperId);
  if (kept === null || person?.shopper == null) return null;
  const { plan } = kept.facts;
  const paidUntil = kept.paidUntil ?? kept.startedOn;
  const told = {
    to: person.email,
    firstName: person.shopper.firstName,
    plan: plan.name,
    covers: coversOf(plan),
    charged: money(plan.priceCents),
    paidWith: cardOf(kept),
    paidUntil: dateOf(paidUntil),
    renewsOn: dateOf(renewalOf(paidUntil)),
    link: `${publicOrigin}/account/subscriptions`,
  };
  if (kind === 'saver-started') return saverStartedLetter(told);
  if (kind === 'saver-renewed') return saverRenewedLetter(told);
  if (kind === 'saver-cancelled') return saverCancelledLetter({ ...told, isGood: kept.state === 'ending' });
  // What was paid for meanwhile, or is over, needs no other card any more.
  if (kept.state !== 'unpaid' || kept.dueMs === null) return null;
  return saverUnpaidLetter({ ...told, until: dateText(dayOf(kept.dueMs - 1), 'dddd Do MMMM YYYY') });
}
