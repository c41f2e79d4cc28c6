import * as v from 'valibot';
import { GuestOnecard } from '#services/onecard/onecard.contract.ts';
import { onecardByToken } from '../db/repositories/onecards.ts';
import { joinCard } from '../loyalty/join-card.ts';
import { hashOf } from '../security/secrets.ts';
import { nothing, operation } from './operation.ts';
import { refusals } from './refusal.ts';

const tag = 'onecards';

export const onecardOperations = [
  operation({
    endpoint: 'onecardValidation',
    tag,
    summary:
      'Whether a link still stands for a primary Onecard that can be joined: 204, or 404 whatever is wrong with it.',
    query: v.object({ oToken: v.optional(v.pipe(v.string(), v.maxLength(200, 'is too long'))) }),
    answer: nothing,
    handle: async ({ world: { db, clock }, query: { oToken = '' } }) => {
      const card = await onecardByToken(db.read, hashOf(oToken), clock.nowMs());
      if (!card || card.account_id !== null) throw refusals.notFound();
    },
  }),
  operation({
    method: 'POST',
    endpoint: 'guestOnecards',
    tag,
    summary: 'Joins the Onecard of a link to the account of the shopper who is signed in, once.',
    role: 'shopper',
    body: GuestOnecard,
    answer: nothing,
    handle: ({ world: { db, clock, ids }, session, body: { oToken } }) =>
      db.transaction(async (trx) => {
        const person = await session.person();
        if (!person) throw refusals.notSignedIn();
        const nowMs = clock.nowMs();
        const card = await onecardByToken(trx, hashOf(oToken), nowMs);
        if (!card) throw refusals.notFound();
        const joining = { number: card.number, accountId: person.accountId };
        if (!(await joinCard(trx, { ids }, joining, nowMs))) throw refusals.notFound();
      }),
  }),
];
