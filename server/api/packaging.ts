import { PackagingChoice, PackagingOptions, TrolleyChanged } from '#services/trolley/trolley.contract.ts';
import { toDollars } from '#services/wire.ts';
import { choicesIn, trolleyOf } from '../db/repositories/trolley.ts';
import { packagingWays } from '../trolley/packaging.ts';
import { operation } from './operation.ts';
import { refusals } from './refusal.ts';
import { choose } from './trolley.ts';
import { changeTrolley, shopperOf } from './trolley-change.ts';

const tag = 'trolley';

export const packagingOperations = [
  operation({
    endpoint: 'packagingOptions',
    tag,
    summary: 'How the groceries may be packed, what each way costs, and which one the shopper chose.',
    role: 'shopper',
    answer: PackagingOptions,
    handle: async (ask) => {
      const { accountId } = await shopperOf(ask);
      const { read } = ask.world.db;
      const { packagingPreferenceId } = choicesIn(await trolleyOf(read, accountId));
      return {
        packagingOptions: (await packagingWays(read)).map(({ feeCents, ...way }) => ({
          ...way,
          fee: toDollars(feeCents),
          isSelected: way.packagingPreferenceId === packagingPreferenceId,
        })),
      };
    },
  }),
  operation({
    method: 'POST',
    endpoint: 'packagingOptions',
    tag,
    summary: 'Chooses how the groceries are packed.',
    role: 'shopper',
    body: PackagingChoice,
    answer: TrolleyChanged,
    handle: (ask) =>
      changeTrolley(ask, { says: ['packaging', ask.body] }, async (trx, before) => {
        const { packagingPreferenceId } = ask.body;
        if (!(await packagingWays(trx)).some((way) => way.packagingPreferenceId === packagingPreferenceId))
          throw refusals.invalid({ packagingPreferenceId: 'is not one of the ways to pack' });
        return choose(trx, { packagingPreferenceId }, before);
      }),
  }),
];
