import { expect, test } from 'vitest';
import { overMemory } from '#server/idp/in-memory-http.ts';

const ask = (more: object = {}) => ({
  method: 'GET',
  url: 'http://kete.example/a?b=c',
  headers: new Headers(),
  body: '',
  ...more,
});

test('a listener of Node hears the request as it was sent, and its answer comes back whole', async () => {
  const listen = overMemory((request, response) => {
    let heard = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (heard += chunk));
    request.on('end', () => {
      response.setHeader('set-cookie', ['a=1; Path=/', 'b=2']);
      response.writeHead(201, { 'x-said': request.headers['x-say'] });
      response.end(`${request.method} ${request.url} ${heard}`);
    });
  });
  const headers = new Headers({ 'x-say': 'kia ora', 'content-length': '7' });
  const answer = await listen(ask({ method: 'POST', body: 'kūmara', headers }));
  expect([answer.status, await answer.text()]).toEqual([201, 'POST /a?b=c kūmara']);
  expect([answer.headers.get('x-said'), answer.headers.getSetCookie()]).toEqual(['kia ora', ['a=1; Path=/', 'b=2']]);
});

test('an answer without a body has none, and a connection that breaks is an error', async () => {
  expect(await (await overMemory((_, response) => void response.writeHead(204).end())(ask())).text()).toBe('');
  await expect(overMemory((request) => void request.destroy())(ask())).rejects.toThrow('socket hang up');
});

test('many at once do not hear one another', async () => {
  const listen = overMemory((request, response) => void response.end(request.url));
  const paths = Array.from({ length: 50 }, (_, index) => `/${index}`);
  const answers = await Promise.all(paths.map(async (path) => (await listen(ask({ url: `http://x${path}` }))).text()));
  expect(answers).toEqual(paths);
});
