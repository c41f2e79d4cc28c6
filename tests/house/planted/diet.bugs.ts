import type { Bug } from './bugs.ts';

const server = (path: string) => ['--project', 'server', `tests/server/${path}.test.ts`];
const chart = ['--project', 'machines', 'tests/machines/dietary-profile/dietary-profile.test.ts'];
const rule = ['--project', 'services', 'tests/services/dietary.test.ts'];
const line = ['--project', 'ui', 'tests/ui/trolley-page/trolley-line.test.tsx'];

export const bugs: readonly Bug[] = [
  {
    says: 'traces count although nobody said so',
    file: 'services/dietary/dietary.rules.ts',
    find: 'const traces = avoidsTraces\n    ?',
    put: 'const traces = avoidsTraces !== null\n    ?',
    caughtBy: rule,
  },
  {
    says: 'a label that does not promise a diet is taken for one that does',
    file: 'services/dietary/dietary.rules.ts',
    find: 'diets.filter((diet) => !label.dietary.includes(diet)),',
    put: 'diets.filter((diet) => label.dietary.length > 0 && !label.dietary.includes(diet)),',
    caughtBy: rule,
  },
  {
    says: 'the index takes traces for nothing',
    file: 'server/catalogue/diet.ts',
    find: '(avoidsTraces ? bitsOf(avoids) << tracesFrom : 0)',
    put: '0',
    caughtBy: server('catalogue/diet'),
  },
  {
    says: 'what is wanted while the store is told is forgotten',
    file: 'machines/dietary-profile/dietary-profile.machine.ts',
    find: "{ guard: 'hasWish', target: 'saving', reenter: true, actions: { type: 'keepTold', params: told } },\n",
    put: '',
    caughtBy: chart,
  },
  {
    says: 'a tick that was not kept is gone from the page',
    file: 'machines/dietary-profile/dietary-profile.machine.ts',
    find: 'keepFault: assign((_, { fault }: Failure) => ({ fault })),',
    put: 'keepFault: assign((_, { fault }: Failure) => ({ fault, asked: null })),',
    caughtBy: chart,
  },
  {
    says: 'how one shopper eats shows to the next',
    file: 'machines/dietary-profile/dietary-profile.machine.ts',
    find: '({ ...blankDietaryProfile, subject: subjectIn(user) })',
    put: '({ subject: subjectIn(user) })',
    caughtBy: chart,
  },
  {
    says: 'what was chosen for another profile is not told to be old',
    file: 'machines/dietary-profile/dietary-profile.machine.ts',
    find: "[{ type: 'keepTold', params: told }, 'reportKept']",
    put: "[{ type: 'keepTold', params: told }]",
    caughtBy: chart,
  },
  {
    says: 'how anybody eats binds everybody',
    file: 'server/db/repositories/dietary-profiles.ts',
    find: "    .where('shopper_id', '=', shopperId)\n",
    put: '',
    caughtBy: server('api/dietary-profile'),
  },
  {
    says: 'a line of the trolley does not say that it is against how its shopper eats',
    file: 'server/trolley/trolley-told.ts',
    find: '...(conflicts.length === 0 ? {} : { againstDiet: [...conflicts] }),',
    put: '',
    caughtBy: server('api/dietary-profile'),
  },
  {
    says: 'a pasted list begins with what its writer does not eat',
    file: 'server/lists/matches.ts',
    find: ' + (against(product.sku).length === 0 ? 0 : 1)',
    put: '',
    caughtBy: server('api/dietary-profile'),
  },
  {
    says: 'what goes with a trolley is against how its shopper eats',
    file: 'server/lists/forgotten.ts',
    find: ' && against(sku).length === 0',
    put: '',
    caughtBy: server('api/dietary-profile'),
  },
  {
    says: 'a line that is against how its shopper eats since the last answer is not drawn again',
    file: 'ui/trolley-line/is-same-item.ts',
    find: '    againstText(one) === againstText(other) &&\n',
    put: '',
    caughtBy: line,
  },
];
