import type { Bug } from './bugs.ts';

const machines = (name: string) => ['--project', 'machines', `tests/machines/${name}`];
const ui = (path: string) => ['--project', 'ui', `tests/ui/${path}`];

export const bugs: readonly Bug[] = [
  {
    says: 'the facts of loyalty are fetched again each time the session is asked',
    file: 'machines/loyalty/loyalty.machine.ts',
    find: "      { guard: { type: 'isSameMember', params: ({ event }) => ({ member: memberIn(event.shopper) }) } },\n",
    put: '',
    caughtBy: machines('loyalty'),
  },
  {
    says: 'messages are fetched without their flag',
    file: 'machines/loyalty/loyalty.setup.ts',
    find: 'context.member !== null && context.hasMessages',
    put: 'context.member !== null',
    caughtBy: machines('loyalty'),
  },
  {
    says: 'another message than the one on show can be deleted',
    file: 'machines/loyalty/loyalty.setup.ts',
    find: 'context.messages?.[0]?.messageId === messageId',
    put: 'context.messages?.some((one) => one.messageId === messageId) === true',
    caughtBy: machines('loyalty'),
  },
  {
    says: 'a message that was not deleted stays in its deleting state',
    file: 'machines/loyalty/loyalty.machine.ts',
    find: "{ target: 'undeleted', actions: [{ type: 'keepMessagesFault', params: failed }, 'dropDeleting'] }",
    put: "{ actions: [{ type: 'keepMessagesFault', params: failed }] }",
    caughtBy: machines('loyalty'),
  },
  {
    says: 'a wish that came while another was sent is forgotten',
    file: 'machines/loyalty/loyalty.setup.ts',
    find: 'isOutdated: ({ context }) => context.wanted !== context.sending',
    put: 'isOutdated: () => false',
    caughtBy: machines('loyalty'),
  },
  {
    says: 'a failed fetch leaves no reason',
    file: 'machines/loyalty/loyalty.setup.ts',
    find: '({ balanceFault: fault })',
    put: '({ balanceFault: fault && null })',
    caughtBy: machines('loyalty'),
  },
  {
    says: 'a boost that the store refused is still shown',
    file: 'machines/boosts/boosts.setup.ts',
    find: '      wishes: context.wishes.slice(1),\n      refused:',
    put: '      wishes: context.wishes,\n      refused:',
    caughtBy: machines('boosts'),
  },
  {
    says: 'pressed twice is sent twice',
    file: 'machines/boosts/boosts.rules.ts',
    find: '  if (wishes.some((had) => had.offerId === null || isSame(had, wish))) return false;\n',
    put: '',
    caughtBy: machines('boosts'),
  },
  {
    says: 'what the store did not boost is told as boosted',
    file: 'machines/boosts/boosts.setup.ts',
    find: '      refused: [...context.refused, ...unboosted(first(context), offers)],\n',
    put: '',
    caughtBy: machines('boosts'),
  },
  {
    says: 'a card is taken off without a question',
    file: 'machines/my-onecard/my-onecard.machine.ts',
    find: "'leave.ask': { guard: 'hasCard', target: '.leaving', actions: 'dropAnswer' }",
    put: "'leave.ask': { guard: 'hasCard', target: 'removing', actions: 'dropAnswer' }",
    caughtBy: machines('my-onecard'),
  },
  {
    says: 'nobody fetches loyalty when somebody signs in on the page',
    file: 'src/browser/loyalty.ts',
    find: "  shop.on('loyalty.due', () => queueMicrotask(open));\n",
    put: '',
    caughtBy: ui('browser/loyalty-joins.test.tsx'),
  },
  {
    says: 'the session is not asked after a card was joined',
    file: 'src/my-onecard.ts',
    find: "    sessionOf(shop).send({ type: 'session.refresh' });\n",
    put: '',
    caughtBy: ui('browser/loyalty-joins.test.tsx'),
  },
  {
    says: 'the plain list narrows by state without its flag',
    file: 'ui/pages/boosts/boosts-page.tsx',
    find: '!isV3 || show',
    put: 'show',
    caughtBy: ui('loyalty'),
  },
];
