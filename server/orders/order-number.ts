import type { Ids } from '../ids.ts';

const first = 10_000_000;
const last = 99_999_999;

/** Eight digits to say on the telephone. They tell nobody how many orders there are. */
export const orderNumber = (ids: Pick<Ids, 'secret'>): string =>
  String(first + (Buffer.from(ids.secret(), 'base64url').readUIntBE(0, 6) % (last - first + 1)));
