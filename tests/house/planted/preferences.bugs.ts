import type { Bug } from './bugs.ts';

const chart = ['--project', 'machines', 'tests/machines/preferences'];
const pages = ['--project', 'ui', 'tests/ui/account'];
const api = (name: string) => ['--project', 'server', `tests/server/api/${name}.test.ts`];
const orders = ['--project', 'server', 'tests/server/orders/preferred.test.ts'];

export const bugs: readonly Bug[] = [
  {
    says: 'an earlier wish about a preference is told after a later one',
    file: 'machines/preferences/preferences.rules.ts',
    find: 'const others = waiting.filter(({ name }) => name !== wish.name);',
    put: 'const others = waiting;',
    caughtBy: chart,
  },
  {
    says: 'a wish that did not get through is forgotten',
    file: 'machines/preferences/preferences.rules.ts',
    find: 'return { asked: null, lost: [...lost, { wish: asked, fault }] };',
    put: 'return { asked: null };',
    caughtBy: chart,
  },
  {
    says: 'what is typed while it is saved is lost',
    file: 'machines/preferences/preferences.rules.ts',
    find: 'if (draft !== null && !isAlike(draft, asked.value)) return next;',
    put: 'if (draft !== null) return { ...kept, drafts: { ...kept.drafts, [asked.name]: null } };',
    caughtBy: chart,
  },
  {
    says: 'what one shopper prefers shows to the next',
    file: 'machines/preferences/preferences.machine.ts',
    find: '({ ...blankPreferences, subject: subjectIn(user) })',
    put: '({ subject: subjectIn(user) })',
    caughtBy: chart,
  },
  {
    says: 'a preference overrules what was said of the trolley',
    file: 'server/db/repositories/trolley.ts',
    find: 'return { paperPackingSlip, packagingPreferenceId, ...choices };',
    put: 'return { ...choices, paperPackingSlip, packagingPreferenceId };',
    caughtBy: api('preferences'),
  },
  {
    says: 'a note that was changed for an order is overruled by the usual one',
    file: 'server/db/repositories/active-orders.ts',
    find: "{ orderNotes, ...(method === 'Courier' ? { instructions, isAtDoorstep } : {}), ...facts }",
    put: "{ ...facts, orderNotes, ...(method === 'Courier' ? { instructions, isAtDoorstep } : {}) }",
    caughtBy: api('preferences'),
  },
  {
    says: 'something else comes in the place of what is added, whatever its shopper prefers',
    file: 'server/api/trolley.ts',
    find: 'had?.allowSubstitutes ?? rows.preferences.allowSubstitutes',
    put: 'had?.allowSubstitutes ?? true',
    caughtBy: api('preferred-substitutes'),
  },
  {
    says: 'what was chosen for one order is chosen for the next',
    file: 'server/db/repositories/orders.ts',
    find: "['active_orders', 'trolley_choices'] as const",
    put: "['active_orders'] as const",
    caughtBy: orders,
  },
  {
    says: 'an order that was placed is packed as its shopper prefers by now',
    file: 'server/orders/change/order-as-trolley.ts',
    find: '{ ...unsaid, ...trolleyChoices }',
    put: '{ ...trolleyChoices }',
    caughtBy: orders,
  },
  {
    says: 'an address that is not delivered to looks like any other',
    file: 'server/fulfilment/address-told.ts',
    find: "return zone === 'normal' ? {} : { zone };",
    put: 'return {};',
    caughtBy: api('address-zones'),
  },
  {
    says: 'the address of the next order goes without a word of it',
    file: 'ui/pages/addresses/remove-question.tsx',
    find: 'const isCurrent = next.isDelivered && next.addressId === address.id;',
    put: 'const isCurrent = false;',
    caughtBy: pages,
  },
];
