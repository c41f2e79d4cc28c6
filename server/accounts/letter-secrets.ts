import { createHmac } from 'node:crypto';
import { foldEmail } from '../db/repositories/accounts.ts';
import type { Ids } from '../ids.ts';

const digits = 6;

/** Six digits, each as likely as any other: the last ones of 256 bits of chance. */
export const makeCode = (ids: Ids): string =>
  (BigInt(`0x${Buffer.from(ids.secret(), 'base64url').toString('hex')}`) % 10n ** BigInt(digits))
    .toString()
    .padStart(digits, '0');

/** What is kept of a code: without the key of the store it could be found by trying all of them. */
export const codeHash = (serverKey: string, email: string, registration: string, code: string): string =>
  createHmac('sha256', serverKey)
    .update(`code\n${foldEmail(email)}\n${registration}\n${code}`)
    .digest('base64url');
