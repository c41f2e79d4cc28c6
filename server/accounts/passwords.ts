import { argon2, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { normalPassword } from '#services/account/password.rules.ts';
import { refusals } from '../api/refusal.ts';
import type { Random } from '../world.ts';

/** What a new hash costs whoever tries to undo it; an old one says its own. */
export const hashCost = { memory: 19 * 1_024, passes: 2, parallelism: 1 } as const;
const version = 19;
const saltBytes = 16;
const hashBytes = 32;

/** More at once would take the threads that everything else of the process waits for. */
const mostAtOnce = 2;
const mostWaiting = 30;

export interface Passwords {
  /** The hash to keep, with its salt and its cost. */
  hash(password: string): Promise<string>;
  /** Whether it is that password. Without a hash to compare it with it is wrong, after the same time. */
  isRight(password: string, kept: string | null): Promise<boolean>;
}

type Cost = { readonly memory: number; readonly passes: number; readonly parallelism: number };
type Kept = { readonly cost: Cost; readonly salt: Buffer; readonly hash: Buffer };

const derive = promisify(argon2);
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replace(/=+$/, '');
const shape = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

const written = ({ cost, salt, hash }: Kept): string =>
  `$argon2id$v=${version}$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${base64(salt)}$${base64(hash)}`;

function read(kept: string): Kept {
  const [, memory, passes, parallelism, salt, hash] = shape.exec(kept) ?? [];
  if (salt === undefined || hash === undefined) throw new Error('A kept password is of no form that is known.');
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  return { cost, salt: Buffer.from(salt, 'base64'), hash: Buffer.from(hash, 'base64') };
}

/** Hashes and compares passwords beside the main thread; refuses as busy when too many are waiting. */
export function createPasswords(random: Pick<Random, 'bytes'>): Passwords {
  let running = 0;
  const waiting: (() => void)[] = [];

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= mostAtOnce) {
      if (waiting.length >= mostWaiting) throw refusals.busy();
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  }
  const hashOf = (password: string, salt: Buffer, cost: Cost, tagLength: number): Promise<Buffer> =>
    inTurn(() => derive('argon2id', { message: normalPassword(password), nonce: salt, tagLength, ...cost }));

  const nobodys: Kept = {
    cost: hashCost,
    salt: Buffer.from(random.bytes(saltBytes)),
    hash: Buffer.from(random.bytes(hashBytes)),
  };
  return {
    async hash(password) {
      const salt = Buffer.from(random.bytes(saltBytes));
      return written({ cost: hashCost, salt, hash: await hashOf(password, salt, hashCost, hashBytes) });
    },
    async isRight(password, kept) {
      const { cost, salt, hash } = kept === null ? nobodys : read(kept);
      const isSame = timingSafeEqual(await hashOf(password, salt, cost, hash.length), hash);
      return isSame && kept !== null;
    },
  };
}
