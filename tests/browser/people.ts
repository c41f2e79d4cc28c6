import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RunningStore } from './serve.ts';

/** Where a store is asked, and where it puts its letters. */
type Store = Pick<RunningStore, 'origin' | 'dataDir'>;

export type Person = { readonly email: string; readonly password: string; readonly client: string };
type Letter = { readonly to: string; readonly subject: string; readonly lines: readonly string[] };

const details = {
  firstName: 'Hēmi',
  lastName: "O'Neill",
  birthDate: '1984-02-29',
  phone: '021 555 0199',
  suburbId: 1,
  deliveryAddress: null,
  onecardNumber: null,
  acceptsTerms: true,
};

let made = 0;
/** Somebody nobody knows yet, who lives at an address of their own: the store trusts its proxy in these tests. */
export function stranger(): Person {
  made++;
  return {
    email: `whanau-${process.pid}-${made}@kete.example`,
    password: 'Feijoa crumble 7',
    client: `203.0.113.${1 + (made % 250)}`,
  };
}

/** What the store wrote to that address last; a letter that is still being written is none. */
export function letterTo(store: Pick<Store, 'dataDir'>, { email }: Pick<Person, 'email'>): Letter | undefined {
  const folder = join(store.dataDir, 'letters');
  return readdirSync(folder)
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .filter((written) => written.endsWith('}\n'))
    .map((written) => JSON.parse(written) as Letter)
    .findLast(({ to }) => to === email);
}
export const codeFor = (store: Pick<Store, 'dataDir'>, person: Pick<Person, 'email'>): string =>
  /\d{6}/.exec(letterTo(store, person)?.subject ?? '')?.[0] ?? 'no code came';

/** A `cookie` header as the cookies of a browser at that store. */
export const cookiesIn = (cookie: string, { origin }: Pick<RunningStore, 'origin'>) =>
  cookie.split('; ').map((pair) => {
    const at = pair.indexOf('=');
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url: origin };
  });

const triesWhileBusy = 10;
/** A store that has more to do than it can says when to come again, and so does whoever asks: nothing else is asked twice. */
async function askedTillHeard(address: string, asked: RequestInit): Promise<Response> {
  for (let tries = 1; ; tries++) {
    const response = await fetch(address, asked);
    const seconds = Number(response.headers.get('retry-after'));
    if (response.status !== 503 || tries === triesWhileBusy || !(seconds > 0)) return response;
    const { code } = (await response.clone().json()) as { code?: string };
    if (code !== 'Busy') return response;
    await new Promise((resolve) => setTimeout(resolve, Math.min(seconds, 10) * 1_000));
  }
}

export type Registered = Person & {
  readonly cookie: string;
  ask(method: string, path: string, body?: unknown): Promise<unknown>;
};

/** Registers somebody through the store's own door; `cookie` is the browser they did it in, `ask` asks with it. */
export async function registered(
  store: Store,
  { isShopper = true, firstName = details.firstName } = {},
): Promise<Registered> {
  const person = stranger();
  const { email, password, client } = person;
  const cookies = new Map<string, string>();
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  async function ask(method: string, path: string, body?: unknown): Promise<unknown> {
    const { scvId } = path === '/bff/get-user' ? {} : ((await ask('GET', '/bff/get-user')) as { scvId?: string });
    const response = await askedTillHeard(`${store.origin}${path}`, {
      method,
      headers: {
        origin: store.origin,
        'content-type': 'application/json',
        'x-forwarded-for': client,
        'x-session-subject': scvId ?? 'guest',
        cookie: cookie(),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} was answered with ${response.status}: ${text}`);
    return text === '' ? null : JSON.parse(text);
  }
  await ask('POST', '/api/v1/registrations', { email, password });
  const code = codeFor(store, person);
  const { isSuccessful } = (await ask('POST', '/api/v1/registrations/confirmations', { email, code })) as {
    isSuccessful: boolean;
  };
  if (!isSuccessful) throw new Error(`The code ${code} was not taken.`);
  if (isShopper) await ask('POST', '/api/v1/registrations/shopper-details', { ...details, firstName });
  return { ...person, cookie: cookie(), ask };
}
