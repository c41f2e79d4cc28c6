import type * as v from 'valibot';
import { keptText } from '#services/orders/order-notes.rules.ts';
import { type Preferences, PreferencesChange, PreferencesTold } from '#services/preferences/preferences.contract.ts';
import { preferenceTexts } from '#services/preferences/preferences.words.ts';
import { toDollars } from '#services/wire.ts';
import type { Reader } from '../db/database.ts';
import { changePreferences, preferencesOf } from '../db/repositories/shopper-preferences.ts';
import { packagingWays } from '../trolley/packaging.ts';
import { operation } from './operation.ts';
import { refusals } from './refusal.ts';
import { shopperOf } from './trolley-change.ts';

const tag = 'preferences';

const told = async (db: Reader, preferences: Preferences) => ({
  preferences,
  packagingWays: (await packagingWays(db)).map(({ feeCents, ...way }) => ({ ...way, fee: toDollars(feeCents) })),
});

/** Words as they are kept: those of an order are, too. */
function asKept(change: v.InferOutput<typeof PreferencesChange>): Partial<Preferences> {
  const words = preferenceTexts.flatMap((name) => {
    const typed = change[name];
    return typed === undefined ? [] : [[name, keptText(typed)] as const];
  });
  return { ...(change as Partial<Preferences>), ...Object.fromEntries(words) };
}

export const preferenceOperations = [
  operation({
    endpoint: 'preferences',
    tag,
    summary: 'How the shopper shops unless they say otherwise of an order, and the ways to pack that there are.',
    role: 'shopper',
    isAdded: true,
    answer: PreferencesTold,
    handle: async (ask) => {
      const { accountId } = await shopperOf(ask);
      const { read } = ask.world.db;
      return told(read, await preferencesOf(read, accountId));
    },
  }),
  operation({
    method: 'PUT',
    endpoint: 'preferences',
    tag,
    summary: 'Changes some of it; what is left out stays. An order of which something else was said keeps that.',
    role: 'shopper',
    isAdded: true,
    body: PreferencesChange,
    answer: PreferencesTold,
    handle: async (ask) => {
      const { accountId } = await shopperOf(ask);
      const { db, clock } = ask.world;
      return db.transaction(async (trx) => {
        const id = ask.body.packagingPreferenceId ?? null;
        const isOffered = id === null || (await packagingWays(trx)).some((way) => way.packagingPreferenceId === id);
        if (!isOffered) throw refusals.invalid({ packagingPreferenceId: 'is not one of the ways to pack' });
        return told(trx, await changePreferences(trx, accountId, asKept(ask.body), clock.nowMs()));
      });
    },
  }),
];
