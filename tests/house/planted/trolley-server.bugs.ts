import type { Bug } from './bugs.ts';

const server = (path: string) => ['--project', 'server', `tests/server/${path}.test.ts`];
const lines = server('api/trolley-lines');
const choices = server('api/trolley-choices');
const samples = server('api/samples');
const sequences = server('trolley/sequences');
const sqlite = server('db/sqlite');

export const bugs: readonly Bug[] = [
  {
    says: 'a change of a trolley with one key is done again',
    file: 'server/api/trolley-change.ts',
    find: "const isFresh = claim === 'fresh';",
    put: 'const isFresh = true;',
    caughtBy: server('api/trolley'),
  },
  {
    says: 'a change of a trolley that sends itself holds the time slot longer',
    file: 'server/api/trolley-change.ts',
    find: '(isBackground ? holdOf(person, nowMs) !== null : await touchHold(trx, world, person))',
    put: '(await touchHold(trx, world, person))',
    caughtBy: lines,
  },
  {
    says: 'a change of a trolley that sends itself is told with the flags from before it',
    file: 'server/api/trolley-change.ts',
    find: '(isBackground ? holdOf(person, nowMs) !== null : await touchHold(trx, world, person))',
    put: '!isBackground && (await touchHold(trx, world, person))',
    caughtBy: choices,
  },
  {
    says: 'the trolley asks for no delivery fee of the time that is held',
    file: 'server/api/trolley-change.ts',
    find: 'hold && feeNow(hold, person.shopper?.saver, subtotal).feeCents',
    put: 'null',
    caughtBy: lines,
  },
  {
    says: 'a price is agreed to that nobody saw, because a line became less in the trolley',
    file: 'server/api/trolley.ts',
    find: 'isMore && today !== null',
    put: 'today !== null',
    caughtBy: lines,
  },
  {
    says: 'a change of the trolley that sends itself agrees to a new price',
    file: 'server/api/trolley.ts',
    find: '(!had || !isBackground)',
    put: 'true',
    caughtBy: lines,
  },
  {
    says: 'a price that has changed again is agreed to in the trolley',
    file: 'server/api/trolley.ts',
    find: 'today !== null && seen.get(line.sku) === today',
    put: 'today !== null',
    caughtBy: lines,
  },
  {
    says: 'substitutes are allowed of a product that has none in the trolley',
    file: 'server/api/trolley.ts',
    find: 'cardOf(line.sku)?.subsAllowed ? [line.sku] : []',
    put: 'cardOf(line.sku) ? [line.sku] : []',
    caughtBy: choices,
  },
  {
    says: 'a trolley that lacks the product lets its substitutes be changed',
    file: 'server/api/trolley.ts',
    find: 'throw notInTrolley();',
    put: 'return [];',
    caughtBy: choices,
  },
  {
    says: 'substitutes of what is out of stock count for all of the trolley',
    file: 'server/trolley/trolley-told.ts',
    find: 'here.filter(({ item }) => item.subsAllowed)',
    put: 'known.filter(({ item }) => item.subsAllowed)',
    caughtBy: choices,
  },
  {
    says: 'a trolley takes alcohol for somebody who is not 18',
    file: 'server/trolley/check-change.ts',
    find: '&& !isAdult()',
    put: '&& false',
    caughtBy: lines,
  },
  {
    says: 'alcohol cannot become less in the trolley of somebody who is not 18',
    file: 'server/trolley/check-change.ts',
    find: 'if (isMore && ofAgeAlone',
    put: 'if (ofAgeAlone',
    caughtBy: lines,
  },
  {
    says: 'an age for the trolley is counted in Greenwich days of the year alone',
    file: 'server/trolley/adult.ts',
    find: 'ageOn(birth, dayOf(nowMs)) >= adultAge',
    put: 'dayOf(nowMs).year - birth.year >= adultAge',
    caughtBy: server('trolley/adult'),
  },
  {
    says: 'pieces of what is weighed are compared with grams in the trolley',
    file: 'server/trolley/check-change.ts',
    find: "unit === 'Each' && card.unit === 'Kg' ? amount * (card.pieceGrams ?? 0) : amount",
    put: 'amount',
    caughtBy: sequences,
  },
  {
    says: 'as many pieces of what is weighed go into a trolley as of anything',
    file: 'services/trolley/amounts.rules.ts',
    find: 'Math.min(mostOfOne[unit], most)',
    put: 'mostOfOne[unit]',
    caughtBy: sequences,
  },
  {
    says: 'pieces of what is weighed cost a kilogram each in the trolley',
    file: 'services/trolley/amounts.rules.ts',
    find: 'if (pieceGrams > 0) return weighed(each, amount * pieceGrams);',
    put: '',
    caughtBy: sequences,
  },
  {
    says: 'what was agreed to of a line stays when it is taken out of the trolley',
    file: 'server/db/repositories/trolley.ts',
    find: "for (const table of ['trolley_lines', 'trolley_line_terms'] as const)",
    put: "for (const table of ['trolley_lines'] as const)",
    caughtBy: sqlite,
  },
  {
    says: 'clearing one trolley clears them all',
    file: 'server/db/repositories/trolley.ts',
    find: "await trx.deleteFrom('trolley_lines').where('shopper_id', '=', shopperId).execute();",
    put: "await trx.deleteFrom('trolley_lines').execute();",
    caughtBy: choices,
  },
  {
    says: 'a way to pack that is not offered any more is still paid for with the trolley',
    file: 'server/trolley/packaging.ts',
    find: ': none;\n}',
    put: ': { packagingPreferenceId: id, feeCents: 100 };\n}',
    caughtBy: choices,
  },
  {
    says: 'a sample is kept for a trolley that is not offered it',
    file: 'server/api/samples.ts',
    find: 'if (wrong.length > 0) throw',
    put: 'if (wrong.length > 99) throw',
    caughtBy: samples,
  },
  {
    says: 'a sample comes with a trolley that holds nothing of its aisle',
    file: 'server/trolley/samples.ts',
    find: '|| !qualifying.some(({ sku }) => held.has(sku))',
    put: '',
    caughtBy: samples,
  },
];
