import type { accountDetailsMachine } from '#machines/account-details/index.ts';
import type { credentialsMachine } from '#machines/credentials/index.ts';
import { chartOf } from '#machines/shop/index.ts';
import { type Asked, needAccountDetails } from './-account-details.ts';

/** Whoever loads the page anew while a code is on its way is asked for the code, not for the email once more. */
export async function needEmailAndPassword(asked: Asked): Promise<void> {
  const { shop, openLate } = asked.context;
  await Promise.all([needAccountDetails(asked), openLate('credentials')]);
  if (!import.meta.env.SSR) return;
  const details = chartOf<typeof accountDetailsMachine>(shop, 'accountDetails')?.getSnapshot().context.details;
  const email = details?.awaitedEmail ?? null;
  chartOf<typeof credentialsMachine>(shop, 'credentials')?.send({ type: 'email.recall', email });
}
