import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Clock } from '../world.ts';
import { StartError } from './start-error.ts';

const limits = {
  requestTimeout: 15_000,
  headersTimeout: 10_000,
  keepAliveTimeout: 61_000,
  connectionsCheckingInterval: 1_000,
  maxHeaderSize: 16 * 1024,
  requireHostHeader: true,
} as const;

const refusals: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** What answers at the door: nobody, until the store is open. */
export type Door = { answer: RequestListener | null };

/** Listens, or says in one line why not. */
export const listen = (door: Door, port: number, host: string): Promise<Server> =>
  bind(door, port, host).catch((error: NodeJS.ErrnoException) => {
    throw listenTrouble(error, port, host);
  });

/** Listens, or rejects with what the system said. */
export function bind(door: Door, port: number, host: string): Promise<Server> {
  const server = createServer(limits, (request, response) =>
    door.answer ? door.answer(request, response) : answerNotYet(request.url === '/healthz', response),
  );
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy();
    const status = refusals[error.code ?? ''] ?? '400 Bad Request';
    socket.end(
      `HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\nx-content-type-options: nosniff\r\n\r\n`,
    );
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}

function answerNotYet(isAliveAsked: boolean, response: ServerResponse): void {
  const headers = { 'content-type': 'text/plain', 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };
  response.writeHead(isAliveAsked ? 200 : 503, isAliveAsked ? headers : { ...headers, 'retry-after': '2' });
  response.end(isAliveAsked ? 'alive\n' : 'The store opens in a moment.\n');
}

/** What the person at the keyboard can do about a port that cannot be had. */
export function listenTrouble(error: NodeJS.ErrnoException, port: number, host: string, variable = 'PORT'): Error {
  if (error.code === 'EADDRINUSE')
    return new StartError(
      `Port ${port} is in use: stop what uses it, or start with another one, such as ${variable}=${port + 10} npm start.`,
    );
  if (error.code === 'EACCES')
    return new StartError(
      `Port ${port} may not be used by this user: start with another one, such as ${variable}=3000 npm start.`,
    );
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return new StartError(`HOST ${host} is not an address of this machine: use 127.0.0.1, or 0.0.0.0 for all of them.`);
  return error;
}

const lookEveryMs = 50;

/** Takes no new connection, lets requests end, and cuts off what is left when the time is over. False if it had to. */
export async function drain(server: Server, clock: Pick<Clock, 'sleep'>, longestMs: number): Promise<boolean> {
  let isClosed = false;
  server.close(() => {
    isClosed = true;
  });
  for (let waitedMs = 0; !isClosed && waitedMs < longestMs; waitedMs += lookEveryMs) {
    server.closeIdleConnections();
    await clock.sleep(lookEveryMs);
  }
  if (!isClosed) server.closeAllConnections();
  return isClosed;
}
