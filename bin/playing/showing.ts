import type { Page } from 'playwright-core';
import { violationsOf } from './axe.ts';
import { followsShop, openInspector } from './beside.ts';
import { caption } from './caption.ts';
import type { Pause } from './pause.ts';
import type { Onlooker } from './playing.ts';

type Options = {
  readonly origin: string;
  readonly paceMs: number;
  readonly pause: Pause;
  readonly say: (line: string) => void;
  /** Looks at both tabs after each step. */
  readonly look?: (app: Page, inspector: Page, at: number) => Promise<void>;
};
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Shows a journey to somebody: a caption over the shop, the inspector beside it, as slowly as they like. */
export function showing({ origin, paceMs, pause, say, look }: Options): Onlooker {
  let inspector: Page | null = null;
  const waits = async (page: Page) => {
    await page.waitForTimeout(paceMs);
    await pause.passes();
  };
  return {
    before: async (page, { who, steps }, at) => {
      const step = steps[at];
      if (!step) return;
      say(`${at + 1}. ${capital(who)} ${step.says}.`);
      await caption(page, `${at + 1}. ${capital(who)} ${step.says}.`, 'does');
      await waits(page);
    },
    sees: async ({ page, journey, at }) => {
      inspector ??= await openInspector(page, origin);
      await followsShop(inspector);
      const sees = journey.steps[at]?.sees ?? 'It begins.';
      const violations = await violationsOf(page);
      say(`   ${sees}${violations.length > 0 ? ` Not for everybody: ${violations.join('; ')}` : ''}`);
      await caption(page, sees, violations.length > 0 ? 'wrong' : 'sees');
      await look?.(page, inspector, at);
      await waits(page);
      return violations;
    },
  };
}
