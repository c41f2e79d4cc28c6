import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const run =
  'axe.run(document, { resultTypes: ["violations"], iframes: false }).then(({ violations }) => violations.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map(({ target }) => target).join(" ")}`))';

/** What is on its way to its colour is looked at when it is there. */
const settled = () => {
  const ends = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
    .map(({ finished }) => finished.catch(() => undefined));
  return Promise.race([Promise.all(ends), new Promise((resolve) => setTimeout(resolve, 1_000))]).then(() => undefined);
};

/** What of the page somebody cannot use, as axe says it; empty where it finds nothing. */
export async function violationsOf(page: Page): Promise<readonly string[]> {
  await page.evaluate(settled);
  if (!(await page.evaluate('typeof axe === "object"'))) await page.evaluate(source);
  return (await page.evaluate(run)) as string[];
}
