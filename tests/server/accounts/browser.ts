import type { PhonesChange } from '#services/account/account-details.contract.ts';
import { createPasswords, type Passwords } from '#server/accounts/passwords.ts';
import type { StoreParts } from '#server/app.ts';
import { createAccount } from '#server/db/repositories/accounts.ts';
import { createIds } from '#server/ids.ts';
import type { Letter } from '#server/letters/letters.ts';
import { realWorld } from '../world.ts';
import { nowMs, openShop, origin, type Shop } from '../api/shop.ts';

export const goodPassword = 'Feijoa crumble 7';
export const otherPassword = 'Karaka harbour 3';

/** Passwords that cost nothing, where what they cost is not the question. */
export const cheapPasswords: Passwords = {
  hash: async (password) => `cheap ${password}`,
  isRight: async (password, kept) => kept === `cheap ${password}`,
};

/** A shop whose clock is moved by hand and whose letters are read. */
export async function openAccounts(parts: Partial<StoreParts> = {}) {
  const letters: Letter[] = [];
  const time = { nowMs };
  const clock = { ...realWorld.clock, nowMs: () => time.nowMs };
  const shop = await openShop({ clock, letters: { send: async (letter) => void letters.push(letter) }, ...parts });
  const letterTo = (to: string) => letters.findLast((letter) => letter.to === to);
  const passwordHash = await (parts.passwords ?? createPasswords(realWorld.random)).hash(goodPassword);
  const ids = createIds(clock, realWorld.random);
  return {
    shop,
    letters,
    time,
    passwordHash,
    letterTo,
    codeFor: (to: string) => /\d{6}/.exec(letterTo(to)?.subject ?? '')?.[0] ?? 'no code',
    tokenFor: (to: string) => /#token=([\w-]{43})$/m.exec(letterTo(to)?.lines.join('\n') ?? '')?.[1] ?? 'no link',
    /** Somebody who can sign in with `goodPassword`. */
    async account(email = `${ids.uuid4()}@kete.example`): Promise<{ readonly email: string; readonly id: string }> {
      const id = ids.uuid7();
      const row = { id, scv_id: ids.uuid4(), email_written: email, password_hash: passwordHash };
      await shop.db.transaction((trx) =>
        createAccount(trx, { ...row, created_ms: time.nowMs, password_changed_ms: time.nowMs }),
      );
      return { email, id };
    },
  };
}
export type Accounts = Awaited<ReturnType<typeof openAccounts>>;

export type Told = {
  readonly status: number;
  readonly body: Record<string, unknown> | null;
  readonly headers: Headers;
};

/** Writes into an account say whose it is. */
const numbersOf = (mobile: string, other: string | null) => [
  { type: 'mobile', number: mobile },
  ...(other === null ? [] : [{ type: 'other', number: other }]),
];
const ofSomebody = /registrations\/password$|\/account-details$|\/phone-numbers$|\/credentials\/my\//;

/** A browser with cookies of its own at an address of its own. */
export function browserAt(shop: Shop, client: string) {
  const cookies = new Map<string, string>();
  const header = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  async function ask(method: string, path: string, body?: unknown): Promise<Told> {
    const isWrite = method !== 'GET';
    const subject = isWrite && ofSomebody.test(path) ? { 'x-session-subject': await scvId() } : {};
    const request = new Request(`${origin}${path}`, {
      method,
      headers: {
        ...(isWrite ? { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' } : {}),
        ...(cookies.size > 0 ? { cookie: header() } : {}),
        ...subject,
      },
      ...(isWrite ? { body: JSON.stringify(body) } : {}),
    });
    const answer = await shop.fetch(request, undefined, client);
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    const text = await answer.text();
    return { status: answer.status, body: text === '' ? null : JSON.parse(text), headers: answer.headers };
  }
  const user = async () => (await ask('GET', '/bff/get-user')).body;
  const scvId = async () => ((await user())?.['scvId'] as string | null | undefined) ?? 'guest';
  const api = (path: string) => `/api/v1/${path}`;
  return {
    cookies,
    user,
    signIn: (email: string, password: string) => ask('POST', api('credentials'), { email, password }),
    register: (email: string, password: string) => ask('POST', api('registrations'), { email, password }),
    confirm: (email: string, code: string) => ask('POST', api('registrations/confirmations'), { email, code }),
    forget: (email: string) => ask('POST', api('registrations/forgotten-password'), { email }),
    choose: (token: string, password: string) =>
      ask('PUT', api('registrations/forgotten-password'), { token, password }),
    prove: (password: string) => ask('POST', api('registrations/password'), { password }),
    details: () => ask('GET', api('account-details')),
    names: (body: object) => ask('PUT', api('account-details'), body),
    phones: ({ phone, otherPhone, seen }: PhonesChange) =>
      ask('PUT', api('phone-numbers'), { phoneNumbers: numbersOf(phone, otherPhone), seen }),
    newEmail: (email: string) => ask('PUT', api('credentials/my/email'), { email }),
    confirmEmail: (code: string) => ask('POST', api('credentials/my/email/confirmations'), { code }),
    newPassword: (currentPassword: string | null, password: string) =>
      ask('PUT', api('credentials/my/password'), { currentPassword, password }),
    session: () => ask('GET', api('session')),
    open: () => ask('POST', api('session'), { redirectUrl: null }),
    signOut: () => ask('POST', api('shopper-logouts'), { gigyaInitiated: false }),
  };
}

let last = 0;
/** An address that nobody has asked from yet. */
export const newClient = (): string => `203.0.${Math.floor(++last / 250)}.${last % 250}`;
