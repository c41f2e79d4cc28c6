import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { silentLog } from '#server/log.ts';
import { bind } from '#server/start/serve.ts';
import { openSides } from '#server/start/sides.ts';
import { StartError } from '#server/start/start-error.ts';
import { temporaryFolder } from '../folders.ts';
import { freePort } from '../ports.ts';
import { realWorld } from '../world.ts';

const parts = { log: silentLog, world: realWorld };

async function occupied(): Promise<number> {
  const port = await freePort();
  const server = await bind({ answer: null }, port, '127.0.0.1');
  onTestFinished(() => void server.close());
  return port;
}

async function open(environment: Readonly<Record<string, string>>) {
  const sides = await openSides(readConfig({ DATA_DIR: temporaryFolder(), ...environment }), parts);
  onTestFinished(() => sides.cut());
  return sides;
}

test('a side whose port is taken takes the next free one, and what is configured says so', async () => {
  const taken = await occupied();
  const { config, list } = await open({ PORT: String(taken - 1) });
  expect(config.payPort).toBeGreaterThan(taken);
  expect(config.payOrigin).toBe(`http://127.0.0.1:${config.payPort}`);
  expect(config.chatPort).not.toBe(config.payPort);
  for (const { name, origin, port } of list) {
    expect(origin).toBe(`http://127.0.0.1:${port}`);
    expect([name, (await fetch(`${origin}/nothing`)).status]).toEqual([name, 404]);
  }
});

test('a side that was given its port keeps to it, or says in one line that it cannot', async () => {
  const taken = await occupied();
  const asked = openSides(readConfig({ DATA_DIR: temporaryFolder(), PAY_PORT: String(taken) }), parts);
  await expect(asked).rejects.toThrow(StartError);
  await expect(asked).rejects.toThrow(
    `Port ${taken} is in use: stop what uses it, or start with another one, such as PAY_PORT=${taken + 10} npm start.`,
  );
});

test('what the store asks of the payment side stands at that origin', async () => {
  const { config, payments } = await open({ PORT: String((await freePort()) - 1) });
  const { url } = await payments.openCapture();
  expect(url.startsWith(`${config.payOrigin}/capture/`)).toBe(true);
  const page = await fetch(url);
  expect([page.status, page.headers.get('content-security-policy')]).toEqual([
    200,
    expect.stringContaining(`frame-ancestors ${config.publicOrigin}`),
  ]);
});
