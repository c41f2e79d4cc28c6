import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage, phone, whenLive } from './chromium.ts';
import { codeFor, letterTo, registered, stranger } from './people.ts';
import { storeAndBrowser } from './rig.ts';

const rig = storeAndBrowser();

async function open(path: string, client = stranger().client) {
  const watched = await openPage(rig.browser, { extraHTTPHeaders: { 'x-forwarded-for': client }, viewport: phone });
  watched.page.setDefaultTimeout(10_000);
  await go(watched.page, path);
  return watched;
}
async function go(page: Page, path: string) {
  await page.goto(`${rig.store.origin}${path}`, { waitUntil: 'commit' });
  await whenLive(page);
}
const heading = (page: Page, text: string) => page.getByRole('heading', { level: 1, name: text }).waitFor();
const userOf = (page: Page) =>
  page.evaluate(async () => (await fetch('/bff/get-user')).json() as Promise<{ isLoggedIn: boolean; email: string }>);

describe('The sign-in page in a browser', () => {
  it('signs in by keyboard alone and goes on to where they were going [A4.39]', async () => {
    const person = await registered(rig.store);
    const { page, context, complaints } = await open('/shop/securelogin?redirectUrl=/shop%2Fspecials', person.client);
    await page.getByRole('textbox', { name: 'Email' }).focus();
    await page.keyboard.type(person.email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(person.password);
    await page.keyboard.press('Enter');
    await page.waitForURL(`${rig.store.origin}/shop/specials`);
    expect(await userOf(page)).toMatchObject({ isLoggedIn: true, email: person.email });
    await go(page, '/securelogin?redirectUrl=/store-finder');
    expect(new URL(page.url()).pathname).toBe('/store-finder');
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('says why it did not, keeps what was typed, and carries the email to registering and back, never the password', async () => {
    const { page, context, requests } = await open('/shop/securelogin');
    await page.getByRole('textbox', { name: 'Email' }).fill('nobody@kete.example');
    await page.getByLabel('Password', { exact: true }).fill('Feijoa crumble 8');
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('main').getByRole('alert').waitFor();
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('Feijoa crumble 8');
    await page.getByRole('main').getByRole('link', { name: 'Register for online shopping' }).click();
    await heading(page, 'Register for online shopping');
    const typed = async () => [
      await page.getByRole('textbox', { name: 'Email' }).inputValue(),
      await page.getByLabel('Password', { exact: true }).inputValue(),
    ];
    expect(await typed()).toEqual(['nobody@kete.example', '']);
    await page.getByRole('textbox', { name: 'Email' }).fill('somebody@kete.example');
    await page.goBack();
    await heading(page, 'Sign in');
    expect(await typed()).toEqual(['somebody@kete.example', '']);
    expect(requests.filter((request) => request === 'POST /api/v1/credentials')).toHaveLength(1);
    await context.close();
  });
});

describe('A sign-in that is ended elsewhere before the shop has opened', () => {
  it('says so and leads back to the form with the email in it; signing in once more goes on', async () => {
    const person = await registered(rig.store);
    const { page, context } = await open('/shop/securelogin?redirectUrl=/shop/specials', person.client);
    let isEnded = false;
    await page.route('**/api/v1/session', async (route) => {
      if (route.request().method() === 'POST' && !isEnded) {
        isEnded = true;
        const { scvId } = await (await page.request.get(`${rig.store.origin}/bff/get-user`)).json();
        await page.request.post(`${rig.store.origin}/api/v1/shopper-logouts`, {
          data: { gigyaInitiated: false },
          headers: { origin: rig.store.origin, 'x-session-subject': scvId },
        });
      }
      await route.continue();
    });
    await page.getByRole('textbox', { name: 'Email' }).fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'You have been signed out again' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Sign in again' }).click();
    await expect.poll(() => page.getByRole('textbox', { name: 'Email' }).inputValue()).toBe(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.keyboard.press('Enter');
    await page.waitForURL(`${rig.store.origin}/shop/specials`);
    expect(await userOf(page)).toMatchObject({ isLoggedIn: true, email: person.email });
    await context.close();
  });
});

describe('Registering and choosing a new password in a browser', () => {
  it('makes an account with the code of the letter, and leads to the details', async () => {
    const person = stranger();
    const { page, context, complaints } = await open('/register?redirectUrl=/shop/specials', person.client);
    await page.getByRole('textbox', { name: 'Email' }).fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Go on' }).click();
    await heading(page, 'Check your email');
    const code = codeFor(rig.store, person);
    await page.keyboard.type(`${code.slice(0, 3)} ${code.slice(3)}`);
    await page.keyboard.press('Enter');
    await page.waitForURL(`${rig.store.origin}/register/shopperdetails?redirectUrl=/shop/specials`);
    expect(await userOf(page)).toMatchObject({ isLoggedIn: true, email: person.email });
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('takes the link of a letter out of the address at once, keeps the password, and signs in', async () => {
    const person = await registered(rig.store);
    const { page, context, complaints } = await open('/forgotpassword', person.client);
    await page.getByRole('textbox', { name: 'Email' }).fill(person.email);
    await page.getByRole('button', { name: 'Send me the link' }).click();
    await heading(page, 'Check your email');
    const link = /\/forgotpassword#token=\S+/.exec(letterTo(rig.store, person)?.lines.join('\n') ?? '')?.[0] ?? '/';
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('about:blank');
    await go(page, link);
    await heading(page, 'Choose a new password');
    expect(page.url()).toBe(`${rig.store.origin}/forgotpassword`);
    const token = link.split('=')[1] ?? '';
    expect(await page.content()).not.toContain(token);
    await page.getByRole('textbox', { name: 'New password' }).fill('Pūkeko on the motorway 9');
    await page.getByRole('button', { name: 'Keep my new password' }).click();
    await page.waitForURL(`${rig.store.origin}/`);
    expect(await userOf(page)).toMatchObject({ isLoggedIn: true, email: person.email });
    expect(asked.filter((url) => url.split('#', 1)[0]?.includes(token))).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('The sign-in page before and without script', () => {
  it('sends nothing anywhere while it is not live, and says that it needs script where there is none', async () => {
    const { page, context } = await openPage(rig.browser, { javaScriptEnabled: false });
    await page.goto(`${rig.store.origin}/shop/securelogin?redirectUrl=/trolley`);
    await page.getByText('This form needs JavaScript.').waitFor();
    await page.getByLabel('Password', { exact: true }).fill('Feijoa crumble 7');
    await page.keyboard.press('Enter');
    expect(page.url()).toBe(`${rig.store.origin}/shop/securelogin?redirectUrl=/trolley`);
    await context.close();
  });

  it.each(['/shop/securelogin', '/register', '/forgotpassword'])('fits 320 px at twice the text: %s', async (path) => {
    const { page, context } = await openPage(rig.browser, { viewport: { width: 320, height: 640 } });
    await go(page, path);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await context.close();
  });
});
