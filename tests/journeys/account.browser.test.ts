import { describe, expect, it } from 'vitest';
import { desktop, phone } from '../browser/chromium.ts';
import { playedTours } from './play.ts';
import { journeyRig } from './rig.ts';
import { endStage, openStage, playTour } from './stage.ts';
import { stages } from './stages.ts';
import { seatOf, told } from './who.ts';

const rig = journeyRig();
const tours = playedTours(stages.account.journey).map((tour, at) => ({
  ...tour,
  viewport: at % 2 === 0 ? phone : desktop,
  size: at % 2 === 0 ? 'on a phone' : 'on a desk',
}));

describe('An account, looked after in a real browser against the real store', () => {
  // covers: A1.23, A2.070, A2.072, A2.144, A7.078, A7.079, A7.080, B7.17
  it.each(tours)('$size: $told', ({ viewport, ...tour }) => playTour(stages.account, rig, tour, viewport));

  it('phone numbers are changed by keyboard alone at 320 px, the password with them [A2.144] [B7.17]', async () => {
    const opened = await openStage(stages.account, rig, { viewport: { width: 320, height: 640 } });
    const { page, context } = opened;
    const { person } = seatOf(page);
    const tabTo = async (words: RegExp) => {
      for (let pressed = 0; pressed < 60; pressed++) {
        const named = await page.evaluate(() => {
          const box = document.activeElement as HTMLInputElement | null;
          return `${box?.labels?.[0]?.textContent ?? box?.textContent ?? ''}`;
        });
        if (words.test(named)) return;
        await page.keyboard.press('Tab');
      }
      throw new Error(`Nothing of that name is reached: ${words}`);
    };
    await tabTo(/^Change phone numbers$/);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Phone numbers' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await tabTo(/^Second phone number/);
    await page.keyboard.type('04 385 1234');
    await page.keyboard.press('Enter');
    await page.getByText('Your password, once more').waitFor();
    await tabTo(/^Your password$/);
    await page.keyboard.type(person.password);
    await page.keyboard.press('Enter');
    await page.getByText('We call you on 021 555 0199 or 04 385 1234.').waitFor();
    expect(await told(page, '/api/v1/account-details')).toMatchObject({ otherPhone: '+6443851234' });
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await page.locator('main dd').nth(1).textContent()).toBe('04 385 1234');
    await endStage(stages.account, opened, []);
    await context.close();
  });
});
