import type { Bug } from './bugs.ts';

const services = (path: string) => ['--project', 'services', `tests/services/${path}`];
const server = (name: string) => ['--project', 'server', `tests/server/api/${name}.test.ts`];
const laws = (name: string) => ['--project', 'machines', 'tests/machines/laws.test.ts', '-t', name];
const page = ['--project', 'ui', 'tests/ui/shopper-details'];

export const bugs: readonly Bug[] = [
  {
    says: 'a birthday is celebrated a day late',
    file: 'services/shopper/age.rules.ts',
    find: '(isBeforeBirthday < 0 ? 1 : 0)',
    put: '(isBeforeBirthday <= 0 ? 1 : 0)',
    caughtBy: services('shopper/age'),
  },
  {
    says: 'the month is read before the day',
    file: 'services/shopper/birth-date.rules.ts',
    find: "[, day = '', month = '', year = '']",
    put: "[, month = '', day = '', year = '']",
    caughtBy: services('shopper/age'),
  },
  {
    says: 'the store does not look at the age',
    file: 'server/api/shopper-details.ts',
    find: 'if (problem) throw',
    put: 'if (false) throw',
    caughtBy: server('shopper-details'),
  },
  {
    says: 'becoming a shopper keeps the old session id',
    file: 'server/api/shopper-details.ts',
    find: 'await session.renew(trx)',
    put: 'await session.known()',
    caughtBy: server('shopper-details'),
  },
  {
    says: 'saying it again writes again',
    file: 'server/api/shopper-details.ts',
    find: 'if (person.shopper) return',
    put: 'if (false) return',
    caughtBy: server('shopper-details'),
  },
  {
    says: 'a card of somebody else can be joined',
    file: 'server/db/repositories/onecards.ts',
    find: "where.or([where('account_id', 'is', null), where('account_id', '=', accountId)])",
    put: "where('number', '=', number)",
    caughtBy: server('onecards'),
  },
  {
    says: 'a link that has ended is still good',
    file: 'server/db/repositories/onecards.ts',
    find: "    .where('token_expires_ms', '>', nowMs)\n",
    put: '',
    caughtBy: server('onecards'),
  },
  {
    says: 'a look-up tells addresses of other suburbs',
    file: 'server/db/repositories/addresses.ts',
    find: "begun.where('suburb_id', '=', suburbId)",
    put: 'begun',
    caughtBy: server('addresses'),
  },
  {
    says: 'typing puts the form away',
    file: 'machines/shopper-details/shopper-details.machine.ts',
    find: "          target: '.changed',\n",
    put: "          target: '.changed',\n          reenter: true,\n",
    caughtBy: laws('shopper-details'),
  },
  {
    says: 'the date of birth is remembered in the tab',
    file: 'services/shopper/details.rules.ts',
    find: "  'phone',\n  'suburb',\n",
    put: "  'phone',\n  'birthDate',\n  'suburb',\n",
    caughtBy: page,
  },
  {
    says: 'a card is joined without asking',
    file: 'machines/onecard/onecard.machine.ts',
    find: "{ guard: 'isShopper', target: 'asking' }",
    put: "{ guard: 'isShopper', target: 'registering' }",
    caughtBy: laws('onecard'),
  },
  {
    says: 'what is typed is replaced by the first place that was found',
    file: 'machines/address-finder/address-finder.machine.ts',
    find: '      const chosen = onlyOneCalled(context.text, context.options);\n',
    put: '      const chosen = context.options[0] ?? null;\n',
    caughtBy: ['--project', 'machines', 'tests/machines/address-finder'],
  },
];
