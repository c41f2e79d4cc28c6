import assert from 'node:assert/strict';
import type { SessionContext, SessionHappening, SessionReport } from '#machines/session/index.ts';
import { isRefusedAs, faultOf } from '#services/fault.ts';
import type { Oracle } from '#tests/machines/kit/rostered.ts';
import type { World } from '#tests/machines/kit/world.ts';

type Value = { readonly question: unknown; readonly who: string };
type Shopper = SessionContext['shopper'];

const subjectOf = ({ isLoggedIn, shopperScvId }: Shopper) => (isLoggedIn ? shopperScvId : null);
const whoOf = ({ isLoggedIn, isShopper }: Shopper) =>
  isLoggedIn ? (isShopper ? 'shopper' : 'nonShopper') : 'loggedOut';

/**
 * INV-1, kept by a book of its own: when a second question is due, whose episode it is, and what was told of it. It
 * believes what the chart was told, what it asked and what it told others, not how it keeps it.
 */
export function oracle(world: World): Oracle {
  const now = () => world.snapshot() as unknown as { value: Value; context: SessionContext };
  let dueMs: number | null = null;
  let asked = world.questions.length;
  let heard = world.emitted.length;
  let told = world.reports.length;
  let hasBegun = now().value.who !== 'initialising';
  let landing: string | null = now().context.landing.redirectUrl;

  return (happened, before) => {
    const { value, context } = now();
    const was = before.context as SessionContext;
    const questions = world.questions.slice(asked).map(({ name }) => name);
    const emitted = world.emitted.slice(heard) as unknown as SessionHappening[];
    const reports = world.reports.slice(told) as unknown as SessionReport[];
    [asked, heard, told] = [world.questions.length, world.emitted.length, world.reports.length];
    const event = happened.kind === 'event' ? happened.event : null;
    const answered = happened.kind === 'answer' ? happened : null;
    const refused = happened.kind === 'refusal' ? happened : null;
    const isAnswerOf = (name: string) => answered?.name === name;
    const hasSaidNo = !(answered?.output as SessionContext | undefined)?.shopper?.isLoggedIn;
    const count = (type: string) => [...emitted, ...reports].filter((one) => one.type === type).length;

    const [subjectWas, subject] = [subjectOf(was.shopper), subjectOf(context.shopper)];
    assert.ok(!context.shopper.isShopper || context.shopper.isLoggedIn, '1.1: a shopper who is not logged in.');
    assert.ok(world.open().length <= 1, '1.2: more than one thing is on its way.');

    const isElsewhere = event?.type === 'tab.told' && event['subject'] !== subjectWas && !isOpening(before);
    const isMissing =
      refused !== null && refused.name.startsWith('ask') && isRefusedAs(faultOf(refused.error), 'AccountMissing');
    if (isAnswerOf('askWho') && hasSaidNo && was.shopper.isLoggedIn) dueMs = world.clock.now() + 1_000;
    else if (event && ['login.told', 'logout.asked', 'context.keep'].includes(event.type)) dueMs = null;
    else if (isElsewhere) dueMs = null;
    const isDue = dueMs !== null && world.clock.now() >= dueMs;
    assert.equal(
      questions.filter((name) => name === 'askAgain').length,
      isDue ? 1 : 0,
      '1.3, 1.7: isRetry is sent when, and only when, it is due.',
    );
    if (isDue) dueMs = null;
    const isAsking = world.open().some(({ name }) => name === 'askAgain');
    assert.equal(world.snapshot().hasTag('confirming'), dueMs !== null || isAsking, '1.6: confirming is not said.');
    if (dueMs !== null || isAsking)
      assert.ok(context.shopper.isLoggedIn, '1.6: the flag fell before the second answer.');

    const hasFallen = was.shopper.isLoggedIn && !context.shopper.isLoggedIn;
    const how =
      isAnswerOf('askAgain') && hasSaidNo
        ? 'retry'
        : isAnswerOf('signOut')
          ? 'told'
          : isMissing
            ? 'missing'
            : isElsewhere
              ? 'elsewhere'
              : null;
    assert.equal(
      hasFallen,
      was.shopper.isLoggedIn && how !== null,
      '1.4, 1.13: the flag fell, or stayed, without a reason.',
    );
    const endings = emitted.filter(({ type }) => type === 'session.ended') as { how: string }[];
    const hasEnded = subjectWas !== null && subject !== subjectWas;
    assert.deepEqual(
      endings.map((ending) => (hasFallen ? ending.how : '')),
      hasEnded ? [hasFallen ? how : ''] : [],
      '1.5: an end is told once, and as what it was.',
    );
    assert.equal(
      count('session.ended'),
      hasEnded ? 2 : 0,
      '0.9: those who keep something of the shopper are told of the end.',
    );
    if (hasFallen && how !== 'retry')
      assert.deepEqual([context.fulfilment, context.email], [null, null], '0.9: something of the shopper stayed.');

    if (hasBegun) assert.notEqual(value.who, 'initialising', '1.9: the beginning is left once.');
    hasBegun ||= value.who !== 'initialising';
    if (hasBegun) assert.equal(value.who, whoOf(context.shopper), 'Who it is and what is known of them differ.');
    const hasRisen = subject !== null && subject !== subjectWas;
    assert.deepEqual(
      [count('loyalty.due'), count('session.begun')],
      hasRisen ? [1, 1] : [0, 0],
      '1.10: once for each episode.',
    );
    const hasChanged = subject !== subjectWas || context.shopper.isShopper !== was.shopper.isShopper;
    assert.equal(count('user.changed'), hasChanged ? 1 : 0, 'A change of user is told once.');

    if (context.email !== null)
      assert.equal(context.email, `${subject}@kete.example`, '1.11: an email of somebody else.');
    const missed = emitted.filter(({ type }) => type === 'account.missed');
    assert.deepEqual(
      missed,
      isMissing ? [{ type: 'account.missed', wasLoggedIn: was.shopper.isLoggedIn }] : [],
      '1.12: a lost account is told once.',
    );

    if (event?.type === 'login.told') landing = event['redirectUrl'] as string | null;
    const landings = emitted.filter(({ type }) => type === 'login.done') as { redirectUrl: string | null }[];
    assert.deepEqual(
      landings.map((one) => one.redirectUrl),
      isAnswerOf('openSession') ? [landing] : [],
      'A sign-in leads where it was to lead, once.',
    );
    const isUnended = refused?.name === 'signOut' && !isRefusedAs(faultOf(refused.error), 'SubjectChanged');
    if (isUnended) assert.ok(world.snapshot().hasTag('unended'), 'A sign-out that failed is not said to have failed.');
  };
}

const isOpening = ({ value }: { readonly value: unknown }): boolean => (value as Value).question === 'opening';
