import type { Page } from 'playwright-core';

const patienceMs = 10_000;

/** The inspector in another tab of the same browser, turned to the shop that is open beside it. */
export async function openInspector(app: Page, origin: string): Promise<Page> {
  const inspector = await app.context().newPage();
  await inspector.goto(`${origin}/inspector`);
  await inspector.getByRole('tab', { name: 'Play' }).click();
  await inspector.getByRole('radio', { name: 'Follow a shop' }).check();
  await app.bringToFront();
  return inspector;
}

/** Whether the inspector follows a shop by now. Every new page of a shop is a new one to follow. */
export async function followsShop(inspector: Page): Promise<boolean> {
  const tabs = inspector.locator('.live-tabs');
  const followed = tabs.getByRole('button', { name: /^Stop following/ });
  const other = tabs.getByRole('button', { name: /^Follow/ });
  const isLost = await inspector.getByText('is silent or closed').isVisible();
  if (!isLost && (await followed.count()) > 0) return true;
  await inspector.getByRole('button', { name: 'Look again' }).click();
  await other.last().click({ timeout: patienceMs });
  await followed.waitFor({ timeout: patienceMs });
  return true;
}
