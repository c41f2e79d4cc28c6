import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { ExperimentChoice, Experiments } from '#services/experiments/experiments.contract.ts';
import { createExperimentsService } from '#services/experiments/experiments.http.ts';
import { betaOf } from '#services/experiments/experiments.rules.ts';
import { allOff, experimentKeys, featureNames, variations } from '#services/experiments/experiments.words.ts';
import { forcedOf, nothingForced } from '#services/experiments/forced.rules.ts';
import { json, shopEdge } from '../edge.ts';

describe('feature flags', () => {
  test('are known by these names [A9.37] [A9.38] [A9.39] [A9.40] [A9.41] [A9.42] [A9.43] [A9.44] [B9.107]', () => {
    expect(featureNames).toEqual(
      expect.arrayContaining([
        'EnableHWWBarInHeader',
        'PurchasingUnitsOnboardingModal',
        'ChangeOrderOnboardingModal',
        'OrderConfirmation',
        'UseItemsLimitFromFulfilmentSlots',
        'EnableRebrandToDeliveryNow',
        'CartologyGAMSessionGroup',
        'EnableCheckChangeOrderOnLoad',
        'GreatToLowPrice',
        'HaystackEDRChanges',
      ]),
    );
  });

  test('without a key in the specification have these [A6.O3]', () => {
    expect(featureNames).toEqual(
      expect.arrayContaining([
        'MealPlanning',
        'EnableRewardMessages',
        'EnableBoostOffersV3',
        'EnableBoostOffersCountV2',
        'EnableSecondShellCallOnStoreSwitch',
      ]),
    );
  });

  test('are off unless the server says true: left out, misspelt or unknown names change nothing [A6.O3] [B1.24]', () => {
    const answer = { isInBetaTestingGroup: false, isAbleToParticipateInExperiments: true };
    const read = (featureFlags: Record<string, boolean>) =>
      v.parse(Experiments, { ...answer, featureFlags }).featureFlags;
    expect(Object.values(allOff)).toEqual(featureNames.map(() => false));
    expect(v.parse(Experiments, answer).featureFlags).toEqual(allOff);
    expect(read({ mealplanning: true, Unknown: true, GreatToLowPrice: true })).toEqual({
      ...allOff,
      GreatToLowPrice: true,
    });
    expect(v.safeParse(Experiments, { ...answer, featureFlags: { MealPlanning: 'yes' } }).success).toBe(false);
  });
});

describe('taking part', () => {
  const answer = { isInBetaTestingGroup: true, isAbleToParticipateInExperiments: false };

  test('is read with GET experiments [A7.071] [B7.23] [B3.05]', async () => {
    const { http, asked } = shopEdge(() => json(answer));
    expect(await createExperimentsService(http).experiments()).toMatchObject(answer);
    expect([asked[0]?.method, new URL(asked[0]?.url ?? '').pathname]).toEqual(['GET', '/api/v1/experiments']);
  });

  test('is chosen with POST experiments: in, out, or no experiment at all [B7.24] [B7.25] [B6.11] [B6.12]', async () => {
    const { http, asked } = shopEdge(() => json(answer));
    const service = createExperimentsService(http);
    await service.choose({ betaTestStatus: true });
    await service.choose({ betaTestStatus: false });
    await service.choose({ disableExperiments: true });
    expect(await Promise.all(asked.map(async (request) => [request.method, await request.json()]))).toEqual([
      ['POST', { betaTestStatus: true }],
      ['POST', { betaTestStatus: false }],
      ['POST', { disableExperiments: true }],
    ]);
  });

  test('cannot be said in any other way', () => {
    for (const other of [
      {},
      { betaTestStatus: 'yes' },
      { disableExperiments: false },
      { betaTestStatus: true, isShopper: true },
      null,
    ])
      expect(v.safeParse(ExperimentChoice, other).success).toBe(false);
  });

  test('is known as optedIn and disabled [B3.06]', () => {
    expect(betaOf(v.parse(Experiments, answer))).toEqual({ optedIn: true, disabled: true });
    expect(betaOf(null)).toEqual({ optedIn: false, disabled: true });
  });
});

describe('the words of experiments', () => {
  test('are five keys [B9.101] [B9.102] [B9.103] [B9.104] [B9.105] [B9.O12]', () => {
    expect(experimentKeys).toEqual([
      'search_relevance',
      'infinite_load_more',
      'new_registration_flow',
      'mega_menu',
      'current_day_availability',
    ]);
  });

  test('are seven variations [B9.106]', () => {
    expect(variations).toEqual(['off', 'control', 'variation_1', 'variation_2', 'v1', 'v2', 'v3']);
  });
});

describe('a debugging link', () => {
  const query = {
    'force-variations': 'mega_menu:v2, search_relevance : control,nonsense,mega_menu:never,unknown:v1',
    'force-attributes': 'region:otago,device:phone,:x,__proto__:y',
    'optimizely-log-level': 'debug',
  };

  test('forces variations, attributes and a log level as key:value,key:value [B2.47] [B2.48] [B2.49] [B2.O4]', () => {
    expect(forcedOf(query, true)).toEqual({
      variations: { mega_menu: 'v2', search_relevance: 'control' },
      attributes: Object.fromEntries([
        ['region', 'otago'],
        ['device', 'phone'],
        ['__proto__', 'y'],
      ]),
      logLevel: 'debug',
    });
    expect(
      forcedOf({ 'optimizely-log-level': 'loud', 'force-variations': ['mega_menu:v2', 'mega_menu:v1'] }, true),
    ).toEqual({
      variations: { mega_menu: 'v1' },
      attributes: {},
      logLevel: null,
    });
  });

  test('is not even read where the setting does not allow it [B2.O4]', () => {
    expect(forcedOf(query, false)).toBe(nothingForced);
  });
});
