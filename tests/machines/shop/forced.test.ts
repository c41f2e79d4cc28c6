import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { flagsOf, type ShopActor, variationOf } from '#machines/shop/index.ts';
import { guard } from '#routes/-guard.ts';
import { contextAnswer, flagsAnswer, settingsAnswer, shellAnswer } from '../kit/answers.ts';
import { shopOver } from '../kit/edge.ts';

async function visited(publicHref: string, allowForcedVariations: boolean) {
  const edge = {
    context: async () => contextAnswer(),
    experiments: async () => flagsAnswer(),
    settings: async () => ({ ...settingsAnswer(), allowForcedVariations }),
    shell: async () => shellAnswer(),
  };
  const shop = createActor(shopOver(edge), { input: { url: '/' } }) as unknown as ShopActor;
  shop.start();
  await guard({ shop } as never, publicHref, [{ staticData: { place: 'home' } }]);
  const dealt = variationOf(flagsOf(shop).getSnapshot(), 'mega_menu');
  shop.stop();
  return dealt;
}

describe('A debugging link', () => {
  it('deals the variation that it names, before the page is guarded [B2.47]', async () => {
    expect(await visited('/?force-variations=mega_menu:v2', true)).toBe('v2');
    expect(await visited('/', true)).toBe('v1');
  });

  it('deals nothing where the settings do not allow it [B2.O4]', async () => {
    expect(await visited('/?force-variations=mega_menu:v2', false)).toBe('v1');
  });
});
