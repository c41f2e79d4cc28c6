import { coupons } from '#fixtures/coupons.ts';
import type { Database } from '../db/database.ts';
import { issueCoupons } from '../db/repositories/coupons.ts';

/** Issues the coupons of a demonstration; what was used of one that is there already stays used. */
export const makeDemoCoupons = (db: Database): Promise<void> => db.transaction((trx) => issueCoupons(trx, coupons));
