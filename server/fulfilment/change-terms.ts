import type { Ask } from '../api/operation.ts';
import { refusals } from '../api/refusal.ts';
import type { Known } from '../api/visitor-session.ts';
import type { Transaction } from '../db/database.ts';
import type { FulfilmentChoice } from './choice.ts';
import { isLive } from './hold.ts';
import { releaseIfElsewhere } from './release-hold.ts';
import { ownChoiceOf, type Terms, termsOf, termsOfChoice } from './terms.ts';
import { touchHold } from './touch-hold.ts';
import { tellWatchers } from './watchers.ts';

type Asked = Pick<Ask<unknown, unknown, unknown>, 'world' | 'session'>;
/** Makes the next choice of the one that stands; it awaits nothing but queries. */
export type Change = (
  trx: Transaction,
  now: FulfilmentChoice,
  known: Known,
) => FulfilmentChoice | Promise<FulfilmentChoice>;
export type ChangedTerms = { readonly before: Terms; readonly known: Known };

/**
 * Makes of the choice that stands another one, in one transaction: two changes at once come one after the other, and
 * each goes on from what the one before it left. The same choice handed back leaves it as it is. A slot of another place
 * is let go; one that may stay is held anew, as with every write of a shopper. While an order is changed its how and where
 * stay: a choice is refused, and what else bears on one (`isBeside`) is of the next order.
 */
export async function changeTerms({ world, session }: Asked, change: Change, isBeside = false): Promise<ChangedTerms> {
  const { freed, ...changed } = await world.db.transaction(async (trx) => {
    if (session.key !== null) await session.remember(trx, {});
    const was = await session.known();
    if (was.person?.shopper?.change && !isBeside) throw refusals.orderInChange();
    const now = ownChoiceOf(was);
    const wish = await change(trx, now, was);
    if (wish !== now) await session.choose(trx, { ...wish, isExpressAbandoned: isAbandoned(was, now, wish, world) });
    const { person } = was;
    const slotId = await releaseIfElsewhere(
      trx,
      world,
      person,
      termsOfChoice(world, ownChoiceOf(await session.reread(trx))),
    );
    await touchHold(trx, world, person);
    return { freed: slotId, before: termsOf(world, was), known: await session.reread(trx) };
  });
  if (freed !== null) await tellWatchers(world, freed);
  return changed;
}

/** An express shop is begun with a slot of that kind and left for another way to get it. */
function isAbandoned(
  { person }: Known,
  now: FulfilmentChoice,
  wish: FulfilmentChoice,
  { clock }: Asked['world'],
): boolean {
  const hold = person?.shopper?.hold;
  const isLeft = hold?.slot.kind === 'express' && isLive(hold, clock.nowMs()) && wish.method !== now.method;
  return wish.isExpressAbandoned || isLeft;
}
