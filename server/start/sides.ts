import type { RequestListener, Server } from 'node:http';
import { getRequestListener, RequestError } from '@hono/node-server';
import { createChatSide } from '../chat/side.ts';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import { type Ledger, openLedger } from '../payments/ledger.ts';
import type { PaymentProvider } from '../payments/provider.ts';
import { createPaymentSide } from '../payments/side.ts';
import type { Clock, World } from '../world.ts';
import { bind, type Door, drain, listenTrouble } from './serve.ts';

/** A foreign part that runs beside the store on an origin of its own: it sets and reads no cookie of the store. */
export type Side = {
  readonly name: 'payment' | 'chat';
  readonly origin: string;
  readonly port: number;
  readonly answer: (request: Request) => Response | Promise<Response>;
};

type Place = {
  readonly name: Side['name'];
  readonly port: 'payPort' | 'chatPort';
  readonly origin: 'payOrigin' | 'chatOrigin';
  readonly variable: string;
  /** A stand-in that a real shop has a real one for. */
  readonly isDemo?: true;
};

/** Each side that runs: add a place here and what answers there in `createSides`. */
const allPlaces: readonly Place[] = [
  { name: 'payment', port: 'payPort', origin: 'payOrigin', variable: 'PAY_PORT' },
  { name: 'chat', port: 'chatPort', origin: 'chatOrigin', variable: 'CHAT_PORT', isDemo: true },
];
const placesIn = (mode: Config['mode']) => allPlaces.filter(({ isDemo }) => mode === 'demo' || !isDemo);

type Parts = { readonly log: Log; readonly world: World };

type Answers = Partial<Record<Side['name'], Side['answer']>>;

function createSides(
  config: Config,
  ledger: Ledger,
  { log, world }: Parts,
): { answers: Answers; payments: PaymentProvider } {
  const { publicOrigin: shopOrigin, payOrigin } = config;
  const payment = createPaymentSide({ origin: payOrigin, shopOrigin, ledger, log, world });
  const answers = {
    payment: payment.answer,
    chat: createChatSide({ shopOrigin, log, world }).answer,
  };
  return { answers, payments: payment.provider };
}

export type OpenSides = {
  /** The configuration with the ports that the sides really got. */
  readonly config: Config;
  readonly list: readonly Side[];
  /** What the store asks of the payment side. */
  readonly payments: PaymentProvider;
  drain(clock: Pick<Clock, 'sleep'>, longestMs: number): Promise<boolean>;
  /** Ends at once, for a start that failed. */
  cut(): void;
  /** When nobody pays any more. */
  close(): void;
};

/** Opens each side on its port, or on the next free one when nobody said where it stands. */
export async function openSides(asked: Config, parts: Parts): Promise<OpenSides> {
  const places = placesIn(asked.mode);
  let config = asked;
  const servers: Server[] = [];
  const doors = new Map<Side['name'], Door>();
  let ledger: Ledger | undefined;
  const cut = () => {
    ledger?.close();
    for (const server of servers) {
      server.close();
      server.closeAllConnections();
    }
  };
  try {
    for (const { name, port: portKey, origin: originKey, variable } of places) {
      const door: Door = { answer: null };
      const isFixed = config.placed[name];
      const { server, port } = await bindNear(door, config[portKey], config.host, isFixed ? 0 : mostSteps, variable);
      servers.push(server);
      doors.set(name, door);
      config = isFixed ? config : { ...config, [portKey]: port, [originKey]: `http://127.0.0.1:${port}` };
    }
    ledger = await openLedger(asked.dataDir, parts.world);
  } catch (error) {
    cut();
    throw error;
  }
  const { answers, payments } = createSides(config, ledger, parts);
  const list = places.flatMap(({ name, port, origin }): Side[] => {
    const answer = answers[name];
    return answer ? [{ name, origin: config[origin], port: config[port], answer }] : [];
  });
  for (const side of list) {
    const door = doors.get(side.name);
    if (door) door.answer = listenerOf(side, parts.log);
  }
  return {
    config,
    list,
    payments,
    cut,
    close: () => ledger?.close(),
    async drain(clock, longestMs) {
      const clean = await Promise.all(servers.map((server) => drain(server, clock, longestMs)));
      return clean.every(Boolean);
    },
  };
}

const mostSteps = 50;
const lastPort = 65_535;

async function bindNear(door: Door, first: number, host: string, steps: number, variable: string) {
  for (let port = first; ; port++) {
    try {
      return { server: await bind(door, port, host), port };
    } catch (error) {
      const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
      if (!isTaken || port >= Math.min(first + steps, lastPort))
        throw listenTrouble(error as NodeJS.ErrnoException, port, host, variable);
    }
  }
}

function listenerOf({ name, origin, answer }: Side, log: Log): RequestListener {
  const listener = getRequestListener(answer, {
    hostname: new URL(origin).host,
    overrideGlobalObjects: false,
    errorHandler: (error) => {
      const isTheirs = error instanceof RequestError;
      if (!isTheirs) log.error({ err: error, reason: name }, 'A side could not answer a request.');
      return new Response(null, { status: isTheirs ? 400 : 500, headers: { 'x-content-type-options': 'nosniff' } });
    },
  });
  return (request, response) => {
    listener(request, response).catch((error: unknown) => {
      log.error({ err: error, reason: name }, 'An answer of a side broke off.');
      response.destroy();
    });
  };
}
