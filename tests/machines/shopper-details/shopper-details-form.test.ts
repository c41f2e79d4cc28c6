import { describe, expect, it } from 'vitest';
import { detailsShown, shopperDetailsMachine } from '#machines/shopper-details/index.ts';
import { FaultError } from '#services/fault.ts';
import { contextAnswer } from '../kit/answers.ts';
import { createWorld, type Question } from '../kit/world.ts';
import { details, nobodyThere, tooYoung } from './shopper-details.roster.ts';

const submit = { type: 'form.submit', details, problems: {} };
const wrong = { ...submit, problems: { phone: 'Write a phone number.' } };
const open = { type: 'page.open', subject: 'one' };
const leave = { type: 'page.leave' };
const offline = new FaultError({ tag: 'offline', message: 'You are offline.' });
const estranged = new FaultError({ tag: 'refused', status: 409, code: 'SubjectChanged', message: 'Somebody else.' });
const terms = contextAnswer({ isLoggedIn: true, isShopper: true });

function begins() {
  const world = createWorld(shopperDetailsMachine);
  const now = () => world.snapshot();
  const value = () => now().value as { form: unknown; draft: string };
  const question = (name: string) => world.open().findLast((one) => one.name === name) as Question;
  const opened = async () => {
    world.chart.send(open);
    await world.answer(question('readDraft'), null);
  };
  const type = (firstName: string) => world.chart.send({ type: 'draft.change', draft: { firstName } });
  return {
    ...{ ...world, value, question, opened, type },
    asks: () => world.open().map(({ name }) => name),
    draft: () => (now().context as { draft: object }).draft,
    shown: () => detailsShown(now() as never),
  };
}

describe('The page that finishes a registration', () => {
  it('shows what this tab remembers, and what is typed meanwhile counts more', async () => {
    const { chart, answer, question, type, shown, draft, value, asks } = begins();
    expect(value()).toEqual({ form: 'away', draft: 'rested' });
    chart.send(open);
    expect([value().form, asks(), shown().recalled]).toEqual(['recalling', ['readDraft'], null]);
    type('Hēmi');
    await answer(question('readDraft'), { firstName: 'Mere', phone: '021' });
    expect([value().form, draft()]).toEqual([{ open: 'editing' }, { firstName: 'Hēmi', phone: '021' }]);
    expect(shown()).toEqual({
      state: 'open',
      problems: {},
      fault: null,
      recalled: { firstName: 'Mere', phone: '021' },
    });
  });

  it('opens empty when the tab cannot say what it remembers', async () => {
    const { chart, refuse, question, shown, value } = begins();
    chart.send(open);
    await refuse(question('readDraft'), new Error('no storage'));
    expect([value().form, shown().recalled]).toEqual([{ open: 'editing' }, null]);
  });

  it('begins anew for another account: nothing that the first one typed stands there', async () => {
    const { opened, chart, type, shown, draft, value, snapshot } = begins();
    await opened();
    type('Hēmi');
    chart.send(wrong);
    chart.send({ ...open, subject: 'two' });
    expect([value().form, draft(), shown().problems, snapshot().context.subject]).toEqual(['recalling', {}, {}, 'two']);
  });

  it('is away once it is left', async () => {
    const { opened, chart, value } = begins();
    await opened();
    chart.send(leave);
    expect(value().form).toBe('away');
  });
});

describe('The details of a new shopper', () => {
  it('are not sent while the form finds something wrong, and it says what', async () => {
    const { opened, chart, shown, value, asks } = begins();
    await opened();
    chart.send(wrong);
    expect([value().form, shown().problems, asks()]).toEqual([
      { open: 'wrong' },
      { phone: 'Write a phone number.' },
      [],
    ]);
  });

  it('are sent once, are not judged meanwhile, and neither leaving nor coming back calls that off', async () => {
    const { opened, chart, answer, question, shown, value, asks, reports } = begins();
    await opened();
    chart.send(wrong);
    chart.send(submit);
    chart.send(submit);
    chart.send(wrong);
    chart.send(leave);
    chart.send(open);
    expect([asks(), question('tellDetails').signal.aborted, value().form]).toEqual([['tellDetails'], false, 'sending']);
    expect(shown()).toEqual({ state: 'busy', problems: {}, fault: null, recalled: null });
    await answer(question('tellDetails'), terms);
    expect([shown().state, reports]).toEqual(['done', [{ type: 'context.told', context: terms }]]);
    chart.send(leave);
    expect(value().form).toBe('away');
  });

  it('that the store refuses stand, with its words at the field', async () => {
    const { opened, chart, refuse, question, shown, value, reports } = begins();
    await opened();
    chart.send(submit);
    await refuse(question('tellDetails'), tooYoung);
    expect([value().form, shown().problems, shown().fault, reports]).toEqual([
      { open: 'wrong' },
      { birthDate: 'You need to be 13 or older.' },
      null,
      [],
    ]);
  });

  it('that did not arrive can be sent again, and what was said of that goes', async () => {
    const { opened, chart, refuse, question, shown, value } = begins();
    await opened();
    chart.send(submit);
    await refuse(question('tellDetails'), offline);
    expect([value().form, shown().fault, shown().problems]).toEqual([{ open: 'failed' }, offline.fault, {}]);
    chart.send(submit);
    expect([shown().state, shown().fault]).toEqual(['busy', null]);
  });

  it.each([nobodyThere, estranged])('are nobody’s when somebody else is here by now: $fault.code', async (fault) => {
    const { opened, chart, refuse, question, shown, value, questions } = begins();
    await opened();
    chart.send(submit);
    await refuse(question('tellDetails'), fault);
    expect([shown().state, shown().fault]).toEqual(['estranged', fault.fault]);
    chart.send(submit);
    expect(questions.filter(({ name }) => name === 'tellDetails')).toHaveLength(1);
    chart.send(leave);
    expect(value().form).toBe('away');
  });
});

describe('What is typed on the way', () => {
  it('is taken down by the tab when its writer pauses, and not before', async () => {
    const { opened, answer, type, clock, value, asks, question } = begins();
    await opened();
    type('H');
    clock.increment(399);
    type('Hē');
    clock.increment(399);
    expect([value().draft, asks()]).toEqual(['changed', []]);
    clock.increment(1);
    expect([value().draft, asks()]).toEqual(['remembering', ['rememberDraft']]);
    await answer(question('rememberDraft'), undefined);
    expect([value().draft, asks()]).toEqual(['rested', []]);
  });

  it('is taken down at once when the page is left, and only if something is new', async () => {
    const { opened, chart, refuse, type, value, asks, question } = begins();
    await opened();
    type('Hē');
    chart.send(leave);
    expect([value().draft, asks()]).toEqual(['remembering', ['rememberDraft']]);
    await refuse(question('rememberDraft'), new Error('no storage'));
    chart.send(leave);
    expect([value().draft, asks()]).toEqual(['rested', []]);
  });

  it('further while it is taken down is taken down after that', async () => {
    const { opened, type, clock, value, question } = begins();
    await opened();
    type('H');
    clock.increment(400);
    const first = question('rememberDraft');
    type('Hē');
    expect([first.signal.aborted, value().draft]).toEqual([true, 'changed']);
  });

  it('before anybody’s page is open belongs to nobody and is not kept', () => {
    const { type, clock, draft, questions, value } = begins();
    type('Hē');
    clock.increment(400);
    expect([draft(), questions, value().draft]).toEqual([{}, [], 'rested']);
  });

  it.each([true, false])('is forgotten once the store has it, whether or not the tab can: %s', async (isForgotten) => {
    const { opened, chart, answer, refuse, type, question, draft, asks, value } = begins();
    await opened();
    type('Hēmi');
    chart.send(submit);
    await answer(question('tellDetails'), terms);
    expect([draft(), asks(), value().draft]).toEqual([{}, ['forgetDraft'], 'forgetting']);
    if (isForgotten) await answer(question('forgetDraft'), undefined);
    else await refuse(question('forgetDraft'), new Error('no storage'));
    expect([asks(), value().draft]).toEqual([[], 'rested']);
  });
});
