import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openPage } from './chromium.ts';
import { storeAndBrowser } from './rig.ts';

const rig = storeAndBrowser();
const file = join(import.meta.dirname, '../../dist/inspector/index.html');

describe('The inspector of a running store', () => {
  it('is the same file under its own policy, is not framed, and asks for nothing else', async () => {
    const { page, context, complaints, requests } = await openPage(rig.browser);
    const answer = await page.goto(`${rig.store.origin}/inspector`);
    await page.locator('.frame').waitFor();
    const headers = answer?.headers() ?? {};
    const policy = headers['content-security-policy'] ?? '';
    for (const rule of ["default-src 'none'", "connect-src 'none'", "frame-ancestors 'none'"])
      expect(policy.split('; ')).toContain(rule);
    expect(policy).not.toMatch(/unsafe|\*/);
    expect([headers['x-content-type-options'], headers['set-cookie']]).toEqual(['nosniff', undefined]);
    await page.keyboard.type('slot expire');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('.state-card h3').textContent()).toBe('expired');
    expect(complaints).toEqual([]);
    expect(requests).toEqual(['GET /inspector']);
    await context.close();
  });

  it('answers again with nothing when nothing has changed, and with the file as it is to who takes no compression', async () => {
    const first = await fetch(`${rig.store.origin}/inspector`, { headers: { 'accept-encoding': 'identity' } });
    expect(await first.text()).toBe(readFileSync(file, 'utf8'));
    const again = await fetch(`${rig.store.origin}/inspector`, {
      headers: { 'accept-encoding': 'identity', 'if-none-match': first.headers.get('etag') ?? '' },
    });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });
});
