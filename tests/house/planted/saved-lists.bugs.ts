import type { Bug } from './bugs.ts';

const services = ['--project', 'services', 'tests/services/lists/saved-items.test.ts'];
const lists = ['--project', 'machines', 'tests/machines/saved-lists/saved-lists.test.ts'];
const walks = (name: string) => [
  '--project',
  'machines',
  'tests/machines/laws.test.ts',
  '-t',
  `${name} .*(?:laws|is in)`,
];
const pages = ['--project', 'ui', 'tests/ui/saved-lists'];
const hearts = ['--project', 'ui', 'tests/ui/favourite'];

export const bugs: readonly Bug[] = [
  {
    says: 'what is out of stock is put into the trolley with the rest of a list',
    file: 'services/lists/saved-items.rules.ts',
    find: "return availabilityStatus === 'Out of Stock' ? 'out' : null;",
    put: 'return null;',
    caughtBy: services,
  },
  {
    says: 'what stands on both lists stands there twice',
    file: 'services/lists/saved-items.rules.ts',
    find: 'more.filter(({ sku }) => !has.has(sku))',
    put: '[...more]',
    caughtBy: services,
  },
  {
    says: 'a name that is written otherwise is another name',
    file: 'services/lists/list-name.rules.ts',
    find: "tidyText(name).toLocaleLowerCase('en-NZ')",
    put: 'name',
    caughtBy: services,
  },
  {
    says: 'two presses on save make two lists',
    file: 'machines/saved-lists/saved-lists.rules.ts',
    find: "if (isSending && first?.kind === 'save' && keyOf(first) === keyOf(task)) return queue;",
    put: '',
    caughtBy: lists,
  },
  {
    says: 'an old answer undoes a change of a list that is on its way',
    file: 'machines/saved-lists/saved-lists.setup.ts',
    find: 'context.list && context.queue.some(isOfItems(list.id))',
    put: 'context.list && false',
    caughtBy: lists,
  },
  {
    says: 'a list is taken away without its question',
    file: 'machines/saved-lists/saved-lists.changing.ts',
    find: "guard: 'isAsked',",
    put: '',
    caughtBy: lists,
  },
  {
    says: 'a saved list of one shopper stays for the next',
    file: 'machines/saved-lists/saved-lists.setup.ts',
    find: '({ ...blankSavedLists, subject: subjectIn(user) })',
    put: '({ subject: subjectIn(user) })',
    caughtBy: lists,
  },
  {
    says: 'what is not ticked is added too',
    file: 'machines/saved-lists/saved-lists.rules.ts',
    find: 'canBeAdded(item) && !unticked.includes(item.sku)',
    put: 'canBeAdded(item)',
    caughtBy: lists,
  },
  {
    says: 'a heart that was not kept stays pressed',
    file: 'machines/favourites/favourites.machine.ts',
    find: 'enqueue.assign({ wishes: context.wishes.slice(1), sent: null });',
    put: 'enqueue.assign({ skus: [], wishes: [], sent: null });',
    caughtBy: hearts,
  },
  {
    says: 'the second press on a heart is lost while the first is on its way',
    file: 'machines/favourites/favourites.machine.ts',
    find: 'const isOver = wish.isFavourite === context.sent;',
    put: 'const isOver = true;',
    caughtBy: hearts,
  },
  {
    says: 'favourites of one shopper stay for the next',
    file: 'machines/favourites/favourites.machine.ts',
    find: '({ ...blankFavourites, subject: subjectIn(user) })',
    put: '({ subject: subjectIn(user) })',
    caughtBy: walks('favourites'),
  },
  {
    says: 'a name that is taken is sent all the same',
    file: 'ui/saved-lists/save-as-list.tsx',
    find: 'onSave(problem === null ? { name } : { name, problems: { name: problem } });',
    put: 'onSave({ name });',
    caughtBy: pages,
  },
  {
    says: 'a product that is gone can be ticked',
    file: 'ui/pages/list-items/list-item.tsx',
    find: '      {hindrance === null ? (\n        <label',
    put: '      {true ? (\n        <label',
    caughtBy: pages,
  },
];
