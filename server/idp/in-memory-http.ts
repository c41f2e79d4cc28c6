import { createServer, type RequestListener, request as ask, type IncomingMessage } from 'node:http';
import { duplexPair } from 'node:stream';

export type Asked = {
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
  readonly body: string;
};

/**
 * A listener of Node answers a Request without a port: both ends of the connection are in this process. For what was
 * written for Node alone, in a store that is otherwise a function from Request to Response.
 */
export function overMemory(listener: RequestListener): (asked: Asked) => Promise<Response> {
  const server = createServer(listener);
  return ({ method, url, headers, body }) =>
    new Promise((resolve, reject) => {
      const [here, there] = duplexPair();
      const end = () => {
        here.destroy();
        there.destroy();
      };
      const { pathname, search } = new URL(url);
      const sent = ask({
        createConnection: () => here,
        method,
        path: `${pathname}${search}`,
        headers: Object.fromEntries(headers),
      });
      sent.once('response', (answer) => {
        readAnswer(answer).then(resolve, reject).finally(end);
      });
      sent.once('error', (error) => {
        end();
        reject(error);
      });
      server.emit('connection', there);
      sent.end(body);
    });
}

const bodiless = [204, 205, 304];

async function readAnswer(answer: IncomingMessage): Promise<Response> {
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  const headers = new Headers();
  const { rawHeaders } = answer;
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]?.toLowerCase() ?? '';
    if (!['connection', 'transfer-encoding', 'keep-alive', 'date'].includes(name))
      headers.append(name, rawHeaders[at + 1] ?? '');
  }
  const status = answer.statusCode ?? 500;
  return new Response(bodiless.includes(status) ? null : Buffer.concat(chunks), { status, headers });
}
