import { parse } from 'parse5';
import { describe, expect, it } from 'vitest';
import { answers } from '#server/chat/answers.ts';
import { createChatSide } from '#server/chat/side.ts';
import { createLog } from '#server/log.ts';

let drawn = 0;
const bytes = (length: number) => new Uint8Array(length).fill(++drawn);
const side = createChatSide({
  shopOrigin: 'https://shop.test',
  log: createLog('silent', () => 0),
  world: { random: { fraction: () => 0, bytes } },
});
const get = async (path: string, headers: Record<string, string> = {}) =>
  side.answer(new Request(`https://chat.test${path}`, { headers }));
const paths = ['/widget', '/sso-proxy?action=set-chat-token', '/widget.js', '/sso-proxy.js', '/widget.css', '/none'];

describe('The stand-in chat', () => {
  it.each(paths)('lets nobody but the shop frame it, runs only its own files and knows no cookie: %s', async (path) => {
    const answer = await get(path, { cookie: 'cw-ssoc=secret' });
    expect(answer.status).toBe(path === '/none' ? 404 : 200);
    expect(answer.headers.get('content-security-policy')).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; base-uri 'none'; form-action 'none'; " +
        "frame-ancestors https://shop.test; require-trusted-types-for 'script'; trusted-types 'none'",
    );
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.has('set-cookie')).toBe(false);
    expect(await answer.text()).not.toContain('secret');
  });

  it('says that it is a stand-in, before anything is written', async () => {
    const page = await (await get('/widget')).text();
    expect(page).toContain('Stand-in assistant');
    expect(page).toContain('The answers are scripted, and nobody reads what you write.');
    expect(page).toContain('data-shop="https://shop.test"');
  });

  it('knows about delivery, orders and opening hours, and ends with a way to people', () => {
    const about = (question: string) => answers.find(({ asks }) => asks.some((ask) => question.includes(ask)))?.text;
    expect(about('when do you deliver?')).toContain('Delivery');
    expect(about('where is my order?')).toContain('My account');
    expect(about('when are you open?')).toContain('store finder');
    expect(answers.at(-1)).toMatchObject({ asks: [], text: expect.stringContaining('Contact us') });
  });

  it('hands out another token with each proxy page, in the form the shop believes', async () => {
    const tokenOf = async () => /data-token="([^"]*)"/.exec(await (await get('/sso-proxy')).text())?.[1];
    const [first, second] = [await tokenOf(), await tokenOf()];
    expect(first).toMatch(/^[\w-]{32}$/);
    expect(second).not.toBe(first);
  });

  it('carries no script in its pages but its own files', async () => {
    for (const path of ['/widget', '/sso-proxy']) {
      const scripts = JSON.stringify(parse(await (await get(path)).text()), (key, value) =>
        key === 'parentNode' ? undefined : value,
      ).match(/"tagName":"script"/g);
      expect(scripts).toHaveLength(1);
    }
  });
});
