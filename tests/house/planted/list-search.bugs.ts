import type { Bug } from './bugs.ts';

const chart = ['--project', 'machines', 'tests/machines/list-search/list-search.test.ts'];
const forgotten = ['--project', 'machines', 'tests/machines/forgotten'];
const pasted = ['--project', 'services', 'tests/services/lists/pasted-list.test.ts'];
const page = ['--project', 'ui', 'tests/ui/list-match'];

export const bugs: readonly Bug[] = [
  {
    says: 'an open shopping list does not know what the page of a whole list put on it',
    file: 'src/list-search.ts',
    find: "'shoppingList')?.send({ type: 'kept.changed' }),",
    put: "'shoppingList'),",
    caughtBy: ['--project', 'ui', 'tests/ui/browser/list-search-joins.test.tsx'],
  },
  {
    says: 'a line that is added is added once more',
    file: 'machines/list-search/list-search.setup.ts',
    find: "return line?.state === 'open' && chosenIn(line) !== null;\n    },\n    isOpen",
    put: 'return line !== undefined && chosenIn(line) !== null;\n    },\n    isOpen',
    caughtBy: chart,
  },
  {
    says: 'two lines that want the same product get one of it',
    file: 'machines/list-search/list-search.rules.ts',
    find: '(added?.sku === sku ? sum + added.amount : sum)',
    put: '(added?.sku === sku ? added.amount : sum)',
    caughtBy: chart,
  },
  {
    says: 'the second part of a long list is looked for as the first once more',
    file: 'machines/list-search/list-search.rules.ts',
    find: 'terms.slice(known, known + mostTerms)',
    put: 'terms.slice(0, mostTerms)',
    caughtBy: chart,
  },
  {
    says: 'a list that could not be looked for is begun from its beginning',
    file: 'machines/list-search/list-search.machine.ts',
    find: "'list.look': { target: 'looking', actions: 'dropFault' },",
    put: "'list.look': { target: 'looking', actions: 'keepTerms' },",
    caughtBy: chart,
  },
  {
    says: 'what the tab remembers replaces what is written',
    file: 'machines/list-search/list-search.setup.ts',
    find: "isForgotten: ({ context }, { kept }: Kept) => context.text === '' && kept !== null,",
    put: 'isForgotten: (_, { kept }: Kept) => kept !== null,',
    caughtBy: chart,
  },
  {
    says: 'a reload forgets what was added of a list',
    file: 'machines/list-search/list-search.setup.ts',
    find: 'marks: kept?.isHanded ? [] : (kept?.marks ?? []),',
    put: 'marks: [],',
    caughtBy: chart,
  },
  {
    says: 'the next shopper sees the list of the last one',
    file: 'machines/list-search/list-search.machine.ts',
    find: "{ target: '.writing', actions: { type: 'dropUser', params: told } },",
    put: "{ target: '.writing' },",
    caughtBy: chart,
  },
  {
    says: 'another wording asks for one of what was wanted twice',
    file: 'machines/list-search/list-search.rules.ts',
    find: 'const wanted = found && found.wanted > 1 ? found.wanted : line.wanted;',
    put: 'const wanted = found?.wanted ?? line.wanted;',
    caughtBy: chart,
  },
  {
    says: 'what cannot be had is the best match',
    file: 'services/lists/matches.rules.ts',
    find: 'products.find(canBeBought) ?? null',
    put: 'products[0] ?? null',
    caughtBy: pasted,
  },
  {
    says: 'a decimal comma parts a line',
    file: 'services/lists/pasted-list.rules.ts',
    find: ',(?!\\d)',
    put: ',',
    caughtBy: pasted,
  },
  {
    says: 'the list of one shopper comes back to another',
    file: 'services/lists/pasted-list.ts',
    find: "(kept['subject'] !== null && kept['subject'] !== subject)",
    put: '(subject === null && kept.subject !== null)',
    caughtBy: pasted,
  },
  {
    says: 'a key that is held down passes line after line',
    file: 'ui/button/first-press.ts',
    find: "event.key === 'Enter' && event.repeat",
    put: "event.key === 'Enter' && !event.repeat && false",
    caughtBy: page,
  },
  {
    says: 'a double click adds a line that nobody has seen',
    file: 'ui/button/first-press.ts',
    find: 'boolean => detail > 1;',
    put: 'boolean => detail > 2;',
    caughtBy: page,
  },
  {
    says: 'the focus stays behind when a line is passed',
    file: 'ui/list-match/list-match.tsx',
    find: '[takesFocus, at, state, search]',
    put: '[takesFocus]',
    caughtBy: page,
  },
  {
    says: 'a row without products is suggested',
    file: 'machines/forgotten/forgotten.machine.ts',
    find: 'rows: rows.filter(({ items }) => items.length > 0),',
    put: 'rows,',
    caughtBy: forgotten,
  },
];
