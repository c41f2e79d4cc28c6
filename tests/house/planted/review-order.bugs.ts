import type { Bug } from './bugs.ts';

const order = ['--project', 'machines', 'tests/machines/order'];
const parts = ['--project', 'ui', 'tests/ui/order-parts'];
const page = ['--project', 'ui', 'tests/ui/review-order'];
const joined = ['--project', 'ui', 'tests/ui/browser/order-told.test.tsx'];

export const bugs: readonly Bug[] = [
  {
    says: 'the first of two wishes about the same thing wins',
    file: 'machines/order/order.rules.ts',
    find: 'waiting: isSame(asked, wish) ? others : [...others, wish],',
    put: 'waiting: isSame(asked, wish) || waiting.length > others.length ? waiting : [...waiting, wish],',
    caughtBy: order,
  },
  {
    says: 'the disclaimer counts as accepted before the store has said so',
    file: 'machines/order/order.select.ts',
    find: 'order?.context.active?.disclaimerAccepted ?? false;',
    put: 'order ? disclaimerIn(order).isChecked : false;',
    caughtBy: order,
  },
  {
    says: 'a disclaimer that was not kept stays ticked',
    file: 'machines/order/order.select.ts',
    find: "isChecked: wish?.kind === 'disclaimer' ? wish.isAccepted : isDisclaimerAccepted(order),",
    put: "isChecked: wish?.kind === 'disclaimer' ? wish.isAccepted : isDisclaimerAccepted(order) || order?.context.lost.length === 1,",
    caughtBy: order,
  },
  {
    says: 'an order that was asked for before the trolley changed is taken for the last one',
    file: 'machines/order/order.setup.ts',
    find: 'keepOrder: assign((_, { active, problems }: OrderTold) => ({ active,',
    put: 'keepOrder: assign((_, { active, problems }: OrderTold) => ({ isStale: false, active,',
    caughtBy: order,
  },
  {
    says: 'other terms throw away what is typed',
    file: 'machines/order/order.setup.ts',
    find: 'return { terms, isStale:',
    put: 'return { drafts: blankOrder.drafts, lost: [], terms, isStale:',
    caughtBy: order,
  },
  {
    says: 'what was saved takes a space from whoever types on',
    file: 'machines/order/order.rules.ts',
    find: 'drafts: { ...drafts, [field]: isTheSame ? null : draft },',
    put: 'drafts: { ...drafts, [field]: null },',
    caughtBy: order,
  },
  {
    says: 'somebody else’s typed words are found by the next shopper',
    file: 'machines/order/order.setup.ts',
    find: 'keepUser: assign(({ context: { terms } }, user: User) => ({\n      ...blankOrder,',
    put: 'keepUser: assign(({ context: { terms, drafts } }, user: User) => ({\n      ...blankOrder,\n      drafts,',
    caughtBy: order,
  },
  {
    says: 'the shopper is led to paying before the store has looked over what they said',
    file: 'machines/order/order.machine.ts',
    find: "{ guard: 'isUnchecked', target: 'checking' },\n            { guard: 'isReady'",
    put: "{ guard: 'isReady'",
    caughtBy: order,
  },
  {
    says: 'the words of the add-on are no part of what may be written',
    file: 'machines/order/order.rules.ts',
    find: 'const addOn = said.isAddOn ? addOnOf(context.active) : null;',
    put: "const addOn = said.isAddOn && said.text === '' ? addOnOf(context.active) : null;",
    caughtBy: order,
  },
  {
    says: 'the box of the disclaimer ticks itself',
    file: 'ui/disclaimer/disclaimer.tsx',
    find: 'checked={isChecked}',
    put: 'defaultChecked={isChecked}',
    caughtBy: parts,
  },
  {
    says: 'whoever cannot go on is led to what is missing the first time alone',
    file: 'ui/pages/review-order/review-order-page.tsx',
    find: '  }, [missing, blocked]);',
    put: '  }, [missing]);',
    caughtBy: page,
  },
  {
    says: 'another trolley leaves the order as it was',
    file: 'src/order.ts',
    find: "if (told !== null) order?.send({ type: 'order.refresh' });",
    put: '',
    caughtBy: joined,
  },
];
