import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Log } from '../log.ts';
import type { World } from '../world.ts';
import { answers } from './answers.ts';

type Parts = {
  /** The one origin that may frame it and talk with it. */
  readonly shopOrigin: string;
  readonly log: Log;
  readonly world: Pick<World, 'random'>;
};

const file = (name: string) => readFileSync(join(import.meta.dirname, 'page', name), 'utf8');
const asks = ['When do you deliver?', 'Where is my order?', 'When are you open?', 'That’s all, thanks'];
const tokenBytes = 24;

/** Where the widget stands on the origin of the chat. */
export const widgetPath = '/widget';

/** The stand-in chat: an app of its own, on an origin of its own, that only the shop may frame. It knows no cookie. */
export function createChatSide({ shopOrigin, log, world }: Parts) {
  const common = {
    'content-security-policy': [
      ...["default-src 'none'", "script-src 'self'", "style-src 'self'", "base-uri 'none'", "form-action 'none'"],
      ...[`frame-ancestors ${shopOrigin}`, "require-trusted-types-for 'script'", "trusted-types 'none'"],
    ].join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'no-store',
    ...(shopOrigin.startsWith('https:') ? { 'strict-transport-security': 'max-age=63072000' } : {}),
  };
  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(common)) c.res.headers.set(name, value);
  });

  app.get(widgetPath, (c) =>
    c.html(html`<!doctype html>
<html lang="en-NZ" data-shop="${shopOrigin}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <title>Chat with a stand-in assistant</title>
    <link rel="stylesheet" href="/widget.css" />
    <script src="/widget.js" type="module"></script>
  </head>
  <body>
    <main>
      <h1>Stand-in assistant</h1>
      <p class="note">This is a demonstration. The answers are scripted, and nobody reads what you write.</p>
      <div role="log" aria-label="Conversation"><ol data-log></ol></div>
      <div class="asks">${asks.map((ask) => html`<button type="button" data-ask>${ask}</button>`)}</div>
    </main>
    <form>
      <label for="question">Your question</label>
      <input id="question" maxlength="500" autocomplete="off" enterkeyhint="send" />
      <button>Send</button>
    </form>
    <template data-answers>${JSON.stringify(answers)}</template>
  </body>
</html>`),
  );
  app.get('/sso-proxy', (c) => {
    const token = Buffer.from(world.random.bytes(tokenBytes)).toString('base64url');
    return c.html(html`<!doctype html>
<html lang="en-NZ" data-shop="${shopOrigin}" data-token="${token}">
  <head>
    <meta charset="utf-8" />
    <title>Signing in to the chat</title>
    <script src="/sso-proxy.js" type="module"></script>
  </head>
  <body></body>
</html>`);
  });
  const files = { '/widget.js': 'text/javascript', '/sso-proxy.js': 'text/javascript', '/widget.css': 'text/css' };
  for (const [path, type] of Object.entries(files)) {
    const text = file(path.slice(1));
    app.get(path, (c) => c.body(text, 200, { 'content-type': `${type}; charset=utf-8` }));
  }
  app.notFound((c) => c.body(null, 404));
  app.onError((error, c) => {
    log.error({ err: error }, 'The chat side could not answer.');
    return c.body(null, 500);
  });
  return { answer: (request: Request) => app.fetch(request) };
}
