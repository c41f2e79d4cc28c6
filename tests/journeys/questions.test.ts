import { beforeAll, describe, expect, it } from 'vitest';
import { answer } from '#inspector/questions/answer.ts';
import { back, oneAtATime, without } from '#inspector/questions/answers.ts';
import { circlesInCheckout } from '#inspector/questions/checkout.ts';
import { factNamed, statesNamed } from '#inspector/questions/names.ts';
import type { Evidence, Space } from '#inspector/questions/questions.types.ts';
import { examples, readQuestion } from '#inspector/questions/read.ts';
import { tell } from '#inspector/questions/tell.ts';
import { readEvidence } from '../../bin/ask/evidence.ts';

let evidence: Evidence;
beforeAll(async () => {
  evidence = await readEvidence();
}, 120_000);
const ask = (question: string) => answer(evidence, question);

describe('A question in plain words', () => {
  it.each(Object.entries(examples).flatMap(([kind, all]) => all.map((one) => [one, kind] as const)))(
    '“%s” is read as one of its kind: %s',
    (one, kind) => {
      expect(readQuestion(one)?.kind).toBe(kind);
    },
  );

  it.each([
    ['Could anybody get to payment without having a time slot?', 'without'],
    ['Is it possible to reach the review without signing in?', 'without'],
    ['Can I always get back to the trolley?', 'back'],
    ['Does signing in always come before payment?', 'without'],
    ['could confirmed ever follow declined', 'after'],
    ['How can a guest come to first order?', 'how'],
    ['what can happen in out of zone?', 'out'],
    ['where is "Time’s up!" shown', 'text'],
    ['which tests cover a4.10?', 'row'],
    ['may more than one dialog be shown at once?', 'modals'],
    ['Can guests check out?', 'without'],
    ['How do I get from the home page to payment?', 'after'],
    ['What happens if the payment is declined?', 'out'],
    ['Which words does somebody see when orders have closed?', 'words'],
  ])('is understood when worded otherwise: %s', (one, kind) => {
    expect(readQuestion(one)?.kind).toBe(kind);
  });

  it.each(Object.values(examples).flat())('is answered when it is an example: %s', (one) => {
    const { kind, looked, says } = ask(one);
    expect([kind, says]).not.toEqual(['not understood', expect.anything()]);
    expect(looked).not.toBe('');
  });

  it('that nobody understands is answered with examples and the nearest names', () => {
    const { kind, says, examples: shown } = ask('why is the trolley green');
    expect(kind).toBe('not understood');
    expect(says).toContain('Trolley');
    expect(shown.length).toBeGreaterThan(8);
  });

  it('with a name that nothing has says so', () => {
    expect(tell(ask('how does one get to xylophone'))).toContain('“xylophone” is no state');
  });
});

describe('The answer', () => {
  it('to payment without a slot is a proof over every situation of the guards', () => {
    const { kind, says, looked } = ask('can anyone reach payment without a slot');
    expect(kind).toBe('proof');
    expect(says).toContain('in 12 a time is held');
    expect(looked).toMatch(/all 384 situations .* at each of 18 pages/);
  });

  it('to a way back to the trolley is yes, with what leads somewhere else and why', () => {
    const { kind, says } = ask('is there a way back to the trolley from everywhere');
    expect(kind).toBe('proof');
    expect(says).toMatch(/^Yes: its address can be opened from every page\. Of 384 situations .* shown at once in 64;/);
    expect(says).toContain('in 64 the visitor, who has nothing in the trolley, is led to /, with a word why');
  });

  it('to whether a guest can pay is a proof that nobody does', () => {
    const { kind, says } = ask('can a guest pay');
    expect([kind, says]).toEqual(['proof', expect.stringMatching(/^No\. .*in 20 they are signed in/)]);
  });

  it('to what is read somewhere is the words of the specification, with their rows', () => {
    expect(ask('what does the shopper read when the time slot expires').says).toContain("“Time's up!” (A8.02)");
  });

  it('to what happens somewhere begins with what is so there, in words', () => {
    expect(ask('what happens when the time slot expires').says).toMatch(/^There it is so: .* the trolley stays/);
  });

  it('is a way in words to states of the charts where it is not a proof', () => {
    const { kind, path } = ask('can anyone reach held without registering');
    expect(kind).toBe('counterexample');
    const ids = new Set(evidence.data.charts.flatMap(({ states }) => states.map(({ id }) => id)));
    expect(path.length).toBeGreaterThan(1);
    expect(path.filter(({ state }) => state === null || !ids.has(state))).toEqual([]);
  });

  it('names every state and test that claims a row', () => {
    expect(ask('who claims A4.10').says).toContain('reservation.clocks.running.open');
    expect(ask('who claims A4.10').says).toContain('tests/machines/reservation/reservation.test.ts');
    expect(ask('who claims A4.99').kind).toBe('not understood');
  });
});

/** Four situations: at the shelf, signed in, paying with a time, and paying without one. */
const planted: Space = {
  title: 'a planted chart',
  machine: null,
  situations: [
    { states: ['p.shelf'], facts: { time: 'none' } },
    { states: ['p.timed', 'p.open'], facts: { time: 'held' } },
    { states: ['p.paying'], facts: { time: 'held' } },
    { states: ['p.paying', 'p.open', 'p.other'], facts: { time: 'none' } },
  ],
  steps: [
    { from: 0, to: 1, says: 'holds a time', event: null },
    { from: 1, to: 2, says: 'pays', event: null },
    { from: 0, to: 3, says: 'slips past', event: null },
    { from: 1, to: 0, says: 'lets go', event: null },
  ],
  starts: [0],
};
const paying = statesNamed('paying', ['p.paying']);
const shelf = statesNamed('the shelf', ['p.shelf']);
const time = factNamed('a slot');

describe('A planted fault', () => {
  it('of a way past the time is found, and its steps are told', () => {
    const found = time ? without(evidence, planted, paying, time) : null;
    expect(found?.kind).toBe('counterexample');
    expect(found?.path.map(({ says }) => says)).toEqual(['It begins', 'slips past']);
    const mended = { ...planted, steps: planted.steps.filter(({ says }) => says !== 'slips past') };
    expect(time && without(evidence, mended, paying, time).kind).toBe('proof');
  });

  it('of a state that nothing leads back from is found', () => {
    const found = back(evidence, planted, shelf);
    expect(found.kind).toBe('counterexample');
    expect(found.says).toContain('2 situations');
  });

  it('of two modals at once is found', () => {
    expect(oneAtATime(evidence, planted, new Set(['p.open', 'p.other'])).kind).toBe('counterexample');
    expect(oneAtATime(evidence, planted, new Set(['p.open'])).kind).toBe('proof');
  });

  it('of a guard that leads in circles is found', () => {
    const found = circlesInCheckout(() => {
      throw new Error('A circle: /a > /b > /a');
    });
    expect(found.kind).toBe('counterexample');
    expect(found.path[0]?.says).toContain('A circle: /a > /b > /a');
  });
});
