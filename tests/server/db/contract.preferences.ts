import { expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { changePreferences, preferencesOf } from '#server/db/repositories/shopper-preferences.ts';
import { choicesIn, holdTrolley, trolleyOf } from '#server/db/repositories/trolley.ts';
import { keepChoices } from '#server/db/repositories/trolley-terms.ts';
import { noPreferences } from '#services/preferences/preferences.words.ts';

export function preferencesContract(db: () => Database): void {
  const change = (shopper: string, to: Parameters<typeof changePreferences>[2]) =>
    db().transaction((trx) => changePreferences(trx, shopper, to, 1));

  test('what a shopper prefers is of them alone, and of what they never said the shop speaks', async () => {
    expect(await preferencesOf(db().read, 'prefers-a')).toEqual(noPreferences);
    await change('prefers-a', { orderNotes: 'Green ones', packagingPreferenceId: 'no-bags' });
    expect(await change('prefers-a', { packagingPreferenceId: null })).toEqual({
      ...noPreferences,
      orderNotes: 'Green ones',
    });
    expect(await preferencesOf(db().read, 'prefers-b')).toEqual(noPreferences);
  });

  test('what two pages change at once both stands', async () => {
    await Promise.all([
      change('prefers-c', { paperPackingSlip: true }),
      change('prefers-c', { marketingLetters: true }),
      change('prefers-c', { allowSubstitutes: false }),
    ]);
    expect(await preferencesOf(db().read, 'prefers-c')).toEqual({
      ...noPreferences,
      ...{ paperPackingSlip: true, marketingLetters: true, allowSubstitutes: false },
    });
  });

  test('they speak for a trolley, but for what was said of it, also where there was never one', async () => {
    const choices = async () => choicesIn(await trolleyOf(db().read, 'prefers-d'));
    await change('prefers-d', { paperPackingSlip: true, packagingPreferenceId: 'no-bags' });
    expect(await choices()).toEqual({ paperPackingSlip: true, packagingPreferenceId: 'no-bags' });
    await db().transaction(async (trx) => {
      await holdTrolley(trx, 'prefers-d', 1);
      await keepChoices(trx, 'prefers-d', { paperPackingSlip: false }, 1);
    });
    expect(await choices()).toEqual({ paperPackingSlip: false, packagingPreferenceId: 'no-bags' });
  });
}
