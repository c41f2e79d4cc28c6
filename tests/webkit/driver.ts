import { type ChildProcess, spawn } from 'node:child_process';
import { freePort } from '../server/ports.ts';
import { miniBrowser, webkitDriver, xvfb } from '../../bin/tools.js';

const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

type Element = Readonly<Record<typeof elementKey, string>>;
type By = readonly [using: 'css selector' | 'xpath', value: string];
type Cookie = { readonly name: string; readonly value: string; readonly httpOnly: boolean; readonly expiry?: number };

/** How long something may take to show. */
const longestMs = 15_000;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export type Session = {
  readonly go: (url: string) => Promise<void>;
  readonly url: () => Promise<string>;
  readonly reload: () => Promise<void>;
  readonly back: () => Promise<void>;
  readonly run: <T>(script: string, ...args: readonly unknown[]) => Promise<T>;
  /** Waits for it, and presses it as a person does. */
  readonly press: (by: By) => Promise<void>;
  /** Follows a link of a page whose parts still come and move: a press on a place on the screen may miss it. */
  readonly follow: (by: By) => Promise<void>;
  readonly type: (by: By, text: string) => Promise<void>;
  readonly has: (by: By) => Promise<boolean>;
  readonly waitFor: (by: By) => Promise<Element>;
  /** Tries until it is true, then says what it was; fails with the last value when it never is. */
  readonly until: <T>(what: string, look: () => Promise<T>, isSo: (value: T) => boolean) => Promise<T>;
  readonly cookies: () => Promise<readonly Cookie[]>;
  readonly inFrame: (by: By) => Promise<void>;
  readonly outOfFrame: () => Promise<void>;
  readonly close: () => Promise<void>;
};

export const css = (value: string): By => ['css selector', value];
/** A button or a link by what it says. */
export const named = (tag: 'a' | 'button', words: string): By => ['xpath', `//${tag}[normalize-space(.)='${words}']`];
/** A field by its label. */
export const labelled = (words: string): By => [
  'xpath',
  `//*[@id=//label[starts-with(normalize-space(.),'${words}')]/@for] | //label[starts-with(normalize-space(.),'${words}')]//input`,
];

/** Starts a screen that nobody sees and the driver of the engine; each test opens its own browser. */
export async function startEngine(): Promise<{
  readonly open: (userAgent?: string) => Promise<Session>;
  readonly stop: () => void;
}> {
  const [driver, binary, screen] = [webkitDriver(), miniBrowser(), xvfb()];
  if (!driver || !binary || !screen) throw new Error('No WebKitGTK: "npm run test:browsers" installs it.');
  const port = await freePort();
  const display = `:${100 + (port % 800)}`;
  const env = {
    ...process.env,
    DISPLAY: display,
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    NO_AT_BRIDGE: '1',
  };
  const started: ChildProcess[] = [
    spawn(screen, [display, '-screen', '0', '1200x950x24', '-nolisten', 'tcp'], { stdio: 'ignore' }),
    spawn(driver, [`--port=${port}`], { env, stdio: 'ignore' }),
  ];
  const origin = `http://127.0.0.1:${port}`;
  const ask = async <T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<T> => {
    const answer = await fetch(`${origin}${path}`, {
      method,
      ...(method === 'POST'
        ? { body: JSON.stringify(body ?? {}), headers: { 'content-type': 'application/json' } }
        : {}),
    });
    const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`${method} ${path}: ${value?.error} ${value?.message}`);
    return value;
  };
  const stop = () => {
    for (const one of started.toReversed()) one.kill('SIGTERM');
  };
  try {
    for (let tries = 0; ; tries++) {
      const isUp = await ask<{ ready: boolean }>('GET', '/status').catch(() => null);
      if (isUp) break;
      if (tries > 200) throw new Error('The driver of WebKitGTK did not start.');
      await pause(50);
    }
  } catch (error) {
    stop();
    throw error;
  }

  const open = async (userAgent?: string): Promise<Session> => {
    const args = ['--automation', ...(userAgent === undefined ? [] : [`--user-agent=${userAgent}`])];
    const { sessionId } = await ask<{ sessionId: string }>('POST', '/session', {
      capabilities: { alwaysMatch: { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { binary, args } } },
    });
    return sessionOver(`/session/${sessionId}`, ask);
  };
  return { open, stop };
}

type Ask = <T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<T>;

function sessionOver(base: string, ask: Ask): Session {
  const find = async ([using, value]: By) => {
    const found = await ask<readonly Element[]>('POST', `${base}/elements`, { using, value });
    return found[0];
  };
  const until: Session['until'] = async (what, look, isSo) => {
    const deadline = performance.now() + longestMs;
    while (true) {
      const value = await look();
      if (isSo(value)) return value;
      if (performance.now() > deadline) throw new Error(`${what}: it stayed at ${JSON.stringify(value)}`);
      await pause(100);
    }
  };
  const waitFor = async (by: By) => {
    const element = await until(
      `Nothing at ${by[1]}`,
      () => find(by),
      (found) => found !== undefined,
    );
    return element as Element;
  };
  const run = <T>(script: string, ...args: readonly unknown[]) =>
    ask<T>('POST', `${base}/execute/sync`, { script, args });
  return {
    go: (url) => ask('POST', `${base}/url`, { url }),
    url: () => ask('GET', `${base}/url`),
    reload: () => ask('POST', `${base}/refresh`),
    back: () => ask('POST', `${base}/back`),
    run,
    // What is being drawn anew may be gone between finding and pressing it.
    press: async (by) => {
      const pressed = async (): Promise<string> => {
        const element = await waitFor(by);
        await run('arguments[0].scrollIntoView({ block: "center", inline: "center" })', element);
        await ask('POST', `${base}/element/${element[elementKey]}/click`);
        return '';
      };
      const look = () => pressed().catch((error: Error) => error.message);
      await until(`Could not press ${by[1]}`, look, (trouble) => trouble === '');
    },
    follow: async (by) => run('arguments[0].click()', await waitFor(by)),
    type: async (by, text) => {
      const element = await waitFor(by);
      await ask('POST', `${base}/element/${element[elementKey]}/value`, { text });
    },
    has: async (by) => (await find(by)) !== undefined,
    waitFor,
    until,
    cookies: () => ask('GET', `${base}/cookie`),
    inFrame: async (by) => void (await ask('POST', `${base}/frame`, { id: await waitFor(by) })),
    outOfFrame: () => ask('POST', `${base}/frame`, { id: null }),
    close: () => ask('DELETE', base),
  };
}
