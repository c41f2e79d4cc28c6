import {
  allSwitches,
  checkoutPlaces,
  followed,
  plainFacts,
  type Switches,
} from '../../tests/services/checkout/ways.ts';
import { bare } from './names.ts';
import type { Answer } from './questions.types.ts';

type Page = { readonly words: RegExp; readonly path: string; readonly title: string };
const pages: readonly Page[] = [
  {
    words: /^(?:payment|pay(?:ing)?|payment page|page to pay on)$/,
    path: '/checkout/payment',
    title: 'the page to pay on',
  },
  {
    words: /^(?:review(?: order)?|order review|reviewing the order)$/,
    path: '/checkout/revieworder',
    title: 'the page to review the order on',
  },
  { words: /^(?:trolley page|review ?trolley)$/, path: '/reviewtrolley', title: 'the page of the trolley' },
  { words: /^(?:confirmation|order confirmation)$/, path: '/checkout/confirmation', title: 'the confirmation' },
  {
    words: /^(?:change payment|paying for a change|payment of a change)$/,
    path: '/changeorder/payment',
    title: 'the page to pay for a change on',
  },
  {
    words: /^(?:time slot page|booking page|choosing a time|times)$/,
    path: '/checkout/bookatimeslot',
    title: 'the page of the times',
  },
];
/** The trolley is a page to whoever wants back to it; else it may be a chart, or what lies in it. */
export const pageNamed = (text: string, kind: 'without' | 'back' = 'without'): Page | null =>
  pages.find(({ words }) => words.test(kind === 'back' && bare(text) === 'trolley' ? 'trolley page' : bare(text))) ??
  null;

type Condition = {
  readonly words: RegExp;
  readonly title: string;
  readonly ways: readonly (readonly [says: string, holds: (facts: Switches) => boolean])[];
};
const conditions: readonly Condition[] = [
  {
    words: /slot|time|booking/,
    title: 'a time',
    ways: [
      ['a time is held', ({ hasSlot }) => hasSlot],
      [
        'the order that is being paid for, or changed, has a time of its own',
        ({ isOrderUnderWay, isChangingOrder }) => isOrderUnderWay || isChangingOrder,
      ],
    ],
  },
  {
    words: /sign|log(?:ging|ged)? ?in|account/,
    title: 'being signed in',
    ways: [['they are signed in', ({ isLoggedIn }) => isLoggedIn]],
  },
  {
    words: /regist|shopper|details/,
    title: 'being registered',
    ways: [['they are registered', ({ isShopper }) => isShopper]],
  },
  {
    words: /goods|item|product|trolley|groceries/,
    title: 'something in the trolley',
    ways: [['something is in the trolley', ({ isTrolleyEmpty }) => !isTrolleyEmpty]],
  },
  {
    words: /disclaimer|terms|review/,
    title: 'having said yes to the terms of the review',
    ways: [
      ['they have said yes to them', ({ isDisclaimerAccepted }) => isDisclaimerAccepted],
      ['the order is being paid for already', ({ isOrderUnderWay }) => isOrderUnderWay],
    ],
  },
  {
    words: /chang/,
    title: 'changing an order',
    ways: [['they are changing an order', ({ isChangingOrder }) => isChangingOrder]],
  },
];

const say: Readonly<Record<keyof Switches, readonly [yes: string, no: string]>> = {
  isLoggedIn: ['is signed in', 'is not signed in'],
  isShopper: ['is registered', 'is not registered'],
  isChangingOrder: ['is changing an order', 'changes no order'],
  isTrolleyEmpty: ['has nothing in the trolley', 'has something in the trolley'],
  hasSlot: ['holds a time', 'holds no time'],
  isDisclaimerAccepted: ['has said yes to the terms', 'has not said yes to the terms'],
  isOrderUnderWay: ['has an order that is being paid for', 'has no order under way'],
  showsForgotten: ['is asked what may be forgotten', 'is not asked what may be forgotten'],
  isEmbedded: ['is inside the app', 'is in a browser'],
};
const told = (facts: Switches): string =>
  Object.entries(facts)
    .map(([name, isOn]) => say[name as keyof Switches][isOn ? 0 : 1])
    .join(', ');

const notLooked =
  'Not looked at: what the store answers once somebody is on the page, and the clock while they stand there.';
const blank = { path: [], way: null, states: [], examples: [], notLooked } as const;

/** Asks the very guards of the shop, in every situation there is, from every page of the checkout. */
export function withoutInCheckout(page: Page, other: string): Answer | null {
  const condition = conditions.find(({ words }) => words.test(bare(other)));
  if (!condition) return null;
  const all = [...allSwitches()];
  const read = `Is ${page.title} (${page.path}) ever shown without ${condition.title}?`;
  const counts = condition.ways.map(() => 0);
  const counterexamples: Switches[] = [];
  const shownIn = new Set<Switches>();
  for (const from of checkoutPlaces)
    for (const facts of all) {
      const { at, last, hasModal } = followed(from, { ...plainFacts, ...facts });
      if (last.kind !== 'allow' || at.path !== page.path || hasModal || shownIn.has(facts)) continue;
      shownIn.add(facts);
      const way = condition.ways.findIndex(([, holds]) => holds(facts));
      if (way < 0) counterexamples.push(facts);
      else counts[way] = (counts[way] ?? 0) + 1;
    }
  const looked = `Looked at all ${all.length} situations of a visitor at each of ${checkoutPlaces.length} pages, ${(all.length * checkoutPlaces.length).toLocaleString('en-NZ')} in all, asking the guards that the shop itself asks; ${page.title} was shown in ${shownIn.size} of the situations.`;
  const [counterexample] = counterexamples;
  if (counterexample)
    return {
      ...{ ...blank, kind: 'counterexample', read, looked },
      says: `Yes. It is shown in ${counterexamples.length} situations without ${condition.title}.`,
      path: [
        { says: `A visitor who ${told(counterexample)} opens ${page.path}, and it is shown.`, state: null, sees: '' },
      ],
    };
  const each = condition.ways.flatMap(([says], at) => (counts[at] ? [`in ${counts[at]} ${says}`] : []));
  return {
    ...{ ...blank, kind: 'proof', read, looked },
    says: `No. Of the ${shownIn.size} situations in which it is shown: ${each.join('; ')}.`,
  };
}

type Group = readonly Switches[];
const switches = Object.keys(say) as readonly (keyof Switches)[];
const always = (group: Group, name: keyof Switches, is: boolean) => group.every((facts) => facts[name] === is);
/** What is so of all of these visitors and of none of those to whom the page is shown: why they are led elsewhere. */
function reasonFor(group: Group, shown: Group): string {
  const reasons = switches.flatMap((name) =>
    [true, false]
      .filter((is) => always(group, name, is) && always(shown, name, !is))
      .map((is) => say[name][is ? 0 : 1]),
  );
  return reasons.length > 0 ? `, who ${reasons.join(' and ')},` : '';
}

/** What becomes of whoever opens the address of a page, in every situation there is. */
export function backInCheckout(page: Page): Answer {
  const from = checkoutPlaces.find(({ path }) => path === page.path);
  const all = [...allSwitches()];
  const groups = new Map<string, Switches[]>();
  const shown: Switches[] = [];
  if (from)
    for (const facts of all) {
      const { at, last, hasModal } = followed(from, { ...plainFacts, ...facts });
      const end = last.kind === 'redirect' ? 'to sign in' : `to ${at.path}${hasModal ? ', with a word why' : ''}`;
      if (last.kind === 'allow' && at.path === page.path && !hasModal) shown.push(facts);
      else groups.set(end, [...(groups.get(end) ?? []), facts]);
    }
  const led = [...groups].map(
    ([end, group]) => `in ${group.length} the visitor${reasonFor(group, shown)} is led ${end}`,
  );
  const base = { ...blank, read: `Is there a way back to ${page.title} (${page.path}) from everywhere?` };
  return {
    ...{ ...base, kind: shown.length > 0 ? 'proof' : 'counterexample' },
    says:
      shown.length > 0
        ? `Yes: its address can be opened from every page. Of ${all.length} situations of a visitor it is shown at once in ${shown.length}; ${led.join('; ')}.`
        : `No: in none of the ${all.length} situations of a visitor is it shown; ${led.join('; ')}.`,
    looked: `Looked at all ${all.length} situations of a visitor, asking the guards that the shop itself asks until they rest.`,
  };
}

/** Whether the guards of the checkout ever lead round in circles: they do not come to rest then. */
export function circlesInCheckout(
  decided: (from: (typeof checkoutPlaces)[number], facts: Switches) => number = hopsOf,
): Answer {
  let [most, count] = [0, 0];
  const bad: string[] = [];
  for (const from of checkoutPlaces)
    for (const facts of allSwitches()) {
      count += 1;
      try {
        most = Math.max(most, decided(from, facts));
      } catch (error) {
        bad.push(`From ${from.path}, a visitor who ${told(facts)}: ${(error as Error).message}`);
      }
    }
  const looked = `Looked at ${count.toLocaleString('en-NZ')} situations at ${checkoutPlaces.length} pages of the checkout and followed the guards until they rested.`;
  const read = 'Do the guards of the checkout ever lead in circles?';
  return bad[0] === undefined
    ? { ...{ ...blank, kind: 'proof', read, looked }, says: `No. They rest after ${most} steps at the most.` }
    : {
        ...{ ...blank, kind: 'counterexample', read, looked },
        says: `Yes, in ${bad.length} situations.`,
        path: [{ says: bad[0], state: null, sees: '' }],
      };
}
const hopsOf = (from: (typeof checkoutPlaces)[number], facts: Switches): number =>
  followed(from, { ...plainFacts, ...facts }).hrefs.length - 1;
