import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setup } from 'xstate';
import type { placingMachine } from '#machines/placing/index.ts';
import { chartOf, openChart } from '#machines/shop/index.ts';
import { followOrderElsewhere } from '#src/browser/order-elsewhere.ts';
import { keepServices } from '#src/services-of.ts';
import { paymentTexts as texts } from '#ui/texts/payment.texts.ts';
import { contextAnswer } from '../../machines/kit/answers.ts';
import { tick } from '../../machines/kit/world.ts';
import { openStore, shopperCalled, type Visit, visit } from './visit.ts';

let here: Visit;
beforeEach(async () => {
  vi.stubEnv('SSR', false);
  vi.stubGlobal('BroadcastChannel', undefined);
  await Promise.all([import('#src/late-charts.ts'), import('#src/placing.ts')]);
});
afterEach(() => {
  here.stop();
  vi.unstubAllGlobals();
  vi.stubEnv('SSR', true);
  localStorage.clear();
});

/** A page that has sent nothing, told so often that an order of its shopper is being paid for. */
async function told(times: number) {
  const store = openStore(shopperCalled('moana'));
  const { answer } = store;
  let left = times;
  here = await visit({
    ...store,
    answer: async (request: Request) => {
      const response = await answer(request);
      if (!new URL(request.url).pathname.endsWith('/session')) return response;
      const wire = (await response.json()) as { context: { flags: object } };
      left -= 1;
      const flags = { ...wire.context.flags, isOrderUnderWay: left >= 0 };
      return Response.json({ ...wire, context: { ...wire.context, flags } });
    },
  });
  keepServices(here.shop.system, {
    session: { context: async () => contextAnswer(shopperCalled('moana')) },
  } as never);
  const heard: string[] = [];
  const trolley = setup({ actions: { keep: ({ event }) => void heard.push(event.type) } }).createMachine({
    on: { 'trolley.refresh': { actions: 'keep' } },
  });
  openChart(here.shop, 'trolley', trolley, {});
  here.shop.on('toast.show', ({ toast }) => heard.push(toast.text));
  followOrderElsewhere(here);
  for (let turn = 0; turn < 50; turn += 1) await tick();
  return heard;
}
const placing = () => chartOf<typeof placingMachine>(here.shop, 'placing');

describe('An order that the store says is being paid for', () => {
  it('is asked for on a page that sent none until it is over, and the trolley then is asked for anew', async () => {
    expect(await told(1)).toEqual(['trolley.refresh', texts.elsewhereOver.text]);
    expect(placing()?.getSnapshot().matches('open')).toBe(true);
  });

  it('brings no code of paying where there is none', async () => {
    expect(await told(0)).toEqual([]);
    expect(placing()).toBeUndefined();
  });
});
