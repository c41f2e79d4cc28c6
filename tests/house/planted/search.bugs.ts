import type { Bug } from './bugs.ts';

const server = (path: string) => ['--project', 'server', `tests/server/${path}`];
const search = server('catalogue/search.test.ts');

export const bugs: readonly Bug[] = [
  {
    says: 'a search takes letters that changed places for two slips, and understands fewer words',
    file: 'server/catalogue/search/typo.ts',
    find: 'edits = Math.min(edits, (before[j - 2] as number) + 1);',
    put: 'edits = Math.min(edits, (before[j - 2] as number) + 2);',
    caughtBy: server('catalogue/typo.test.ts'),
  },
  {
    says: 'a search says that it corrected words which it read as they were typed',
    file: 'server/catalogue/search/understand.ts',
    find: 'corrected: corrections.size === 0 ? null : corrected(search, corrections),',
    put: 'corrected: corrected(search, corrections),',
    caughtBy: search,
  },
  {
    says: 'a search shows what is special before the plain thing',
    file: 'server/catalogue/search/rank.ts',
    find: 'claim: -260,',
    put: 'claim: 0,',
    caughtBy: search,
  },
  {
    says: 'a search leaves its marks in the index, and the next one finds what the last one did',
    file: 'server/catalogue/search/match.ts',
    find: '    this.#hits[doc] = 0;\n',
    put: '',
    caughtBy: search,
  },
  {
    says: 'a search for a size that there is none of finds nothing',
    file: 'server/catalogue/search/match.ts',
    find: 'filter(({ isSize }) => !isSize)',
    put: 'filter(({ isSize }) => isSize)',
    caughtBy: search,
  },
  {
    says: 'a name in an address is shown as the name of a filter',
    file: 'server/catalogue/listing/selection.ts',
    find: 'understood.push({ key: kind.key, value, name, isBooleanValue: kind.isBooleanValue });',
    put: 'understood.push({ key: kind.key, value, name: filter.name || name, isBooleanValue: kind.isBooleanValue });',
    caughtBy: server('hostile-queries.test.ts'),
  },
  {
    says: 'a filter that is malformed makes a page fall over',
    file: 'services/catalogue/filter-entry.rules.ts',
    find: '  } catch {\n    return null;\n  }',
    put: '  } catch (error) {\n    throw error;\n  }',
    caughtBy: server('hostile-queries.test.ts'),
  },
];
