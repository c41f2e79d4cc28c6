import { describe, expect, it } from 'vitest';
import { accountDetailsMachine, accountShown, namesShown } from '#machines/account-details/index.ts';
import { FaultError } from '#services/fault.ts';
import { createWorld, type Question } from '../kit/world.ts';
import { aroha, badName, changed, mere, moved } from './account-details.roster.ts';

const offline = new FaultError({ tag: 'offline', message: 'No connection.' });
const send = { type: 'names.submit', typed: mere, problems: {} };
const bad = { ...send, typed: { ...mere, firstName: '' }, problems: { firstName: 'Write your name here.' } };
const open = { type: 'details.open' };
const said = { problems: {}, fault: null };

function begins(subject: string | null = 'aroha') {
  const world = createWorld(accountDetailsMachine, { input: { subject } });
  const now = () => world.snapshot() as never;
  const asked = () => world.open().at(-1) as Question;
  const value = () => world.snapshot().value as { knowing: string; names: string };
  const known = async () => {
    world.chart.send(open);
    await world.answer(asked(), aroha);
  };
  return {
    ...{ ...world, asked, value, known },
    account: () => accountShown(now()),
    names: () => namesShown(now()),
    asks: () => world.open().map(({ name }) => name),
  };
}
const others = [
  { type: 'session.ended' },
  { type: 'user.changed', subject: 'hemi', isShopper: true },
  { type: 'user.changed', subject: null, isShopper: false },
];

describe('What the store says of a shopper', () => {
  it('is read once it is shown, and its failure is forgotten as soon as it is read', async () => {
    const { chart, refuse, answer, asked, account, value } = begins();
    expect([value().knowing, account()]).toEqual(['away', { state: 'reading', details: null, fault: null }]);
    chart.send(open);
    expect(value().knowing).toBe('reading');
    await refuse(asked(), offline);
    expect([value().knowing, account()]).toEqual(['failed', { state: 'failed', details: null, fault: offline.fault }]);
    chart.send({ type: 'details.reload' });
    expect(value().knowing).toBe('reading');
    await answer(asked(), aroha);
    expect([value().knowing, account()]).toEqual(['shown', { state: 'shown', details: aroha, fault: null }]);
  });

  it('is asked for by nobody who is not signed in', () => {
    const { chart, questions, value } = begins(null);
    for (const type of ['details.open', 'details.reload']) chart.send({ type });
    expect([questions, value().knowing]).toEqual([[], 'away']);
  });

  it.each(others)('goes with them, with what they typed: $type $subject', async (event) => {
    const { known, chart, account, names, value, asked, answer, snapshot } = begins();
    await known();
    chart.send(bad);
    chart.send(open);
    chart.send({ type: 'user.changed', subject: 'aroha', isShopper: true });
    expect([value().knowing, value().names, account().details]).toEqual(['reading', 'wrong', aroha]);
    const left = asked();
    chart.send(event);
    expect([left.signal.aborted, value()]).toEqual([true, { knowing: 'away', names: 'editing', phones: 'editing' }]);
    await answer(left, aroha);
    expect([account(), names()]).toEqual([
      { state: 'reading', details: null, fault: null },
      { state: 'editing', typed: null, ...said },
    ]);
    expect(snapshot().context.subject).toBe('subject' in event ? event.subject : null);
  });
});

describe('Names that are typed', () => {
  it('stand as they are typed, for somebody alone', () => {
    const { chart, names } = begins();
    chart.send({ type: 'names.type', typed: mere });
    expect(names()).toEqual({ state: 'editing', typed: mere, ...said });
    const guest = begins(null);
    guest.chart.send({ type: 'names.type', typed: mere });
    expect(guest.names().typed).toBeNull();
  });

  it('are not saved over details that nobody has seen, and stand', () => {
    const { chart, names, value, questions } = begins();
    chart.send(send);
    expect([questions, value().names, names()]).toEqual([[], 'editing', { state: 'editing', typed: mere, ...said }]);
  });

  it('that are wrong are not sent; the form says which until it is left', async () => {
    const { known, chart, names, value, asks } = begins();
    await known();
    chart.send(bad);
    expect([asks(), value().names, names()]).toEqual([
      [],
      'wrong',
      { state: 'editing', typed: bad.typed, problems: bad.problems, fault: null },
    ]);
    chart.send({ type: 'names.leave' });
    expect([value().names, names()]).toEqual(['editing', { state: 'editing', typed: bad.typed, ...said }]);
  });

  it('on their way are sent once as they stood, whatever is pressed meanwhile', async () => {
    const { known, chart, names, asked, asks, value } = begins();
    await known();
    chart.send(send);
    chart.send(bad);
    chart.send(send);
    chart.send({ type: 'names.leave' });
    expect([asks(), asked().signal.aborted, value().names]).toEqual([['saveNames'], false, 'saving']);
    expect(names()).toEqual({ state: 'saving', typed: mere, ...said });
  });

  it('that were refused, lost or overtaken are told apart, and the next try takes what was said away', async () => {
    const { known, chart, refuse, answer, asked, asks, names, value } = begins();
    await known();
    chart.send(send);
    await refuse(asked(), badName);
    expect([value().names, names()]).toEqual([
      'wrong',
      { state: 'editing', typed: mere, problems: { firstName: 'Write your name here.' }, fault: null },
    ]);
    chart.send(send);
    expect(names()).toEqual({ state: 'saving', typed: mere, ...said });
    await refuse(asked(), offline);
    expect([value().names, names().problems, names().fault, asks()]).toEqual(['failed', {}, offline.fault, []]);
    chart.send(send);
    await refuse(asked(), moved);
    expect([value().names, names(), asks()]).toEqual([
      'moved',
      { state: 'moved', typed: mere, ...said },
      ['loadDetails'],
    ]);
    await answer(asked(), { ...aroha, firstName: 'Ana' });
    chart.send({ type: 'names.leave' });
    expect(value().names).toBe('editing');
  });

  it('are the store’s own once they are saved, the shop hears of it, and typing on begins anew', async () => {
    const { known, chart, answer, asked, open: waiting, account, names, value, reports } = begins();
    await known();
    chart.send({ type: 'details.reload' });
    const [read] = waiting();
    chart.send(send);
    const saved = changed({ firstName: 'Mere' });
    await answer(asked(), saved);
    expect([read?.signal.aborted, value().knowing]).toEqual([true, 'shown']);
    expect([names(), account().details]).toEqual([{ state: 'saved', typed: null, ...said }, saved.details]);
    expect(reports).toEqual([{ type: 'context.told', context: saved.context }]);
    chart.send({ type: 'names.type', typed: { ...mere, lastName: 'N' } });
    expect([value().names, names()]).toEqual([
      'editing',
      { state: 'editing', typed: { ...mere, lastName: 'N' }, ...said },
    ]);
  });

  it('that were saved are said to be so until that was read', async () => {
    const { known, chart, answer, asked, value } = begins();
    await known();
    chart.send(send);
    await answer(asked(), changed({ firstName: 'Mere' }));
    chart.send({ type: 'user.changed', subject: 'aroha', isShopper: true });
    expect(value().names).toBe('saved');
    chart.send({ type: 'names.leave' });
    expect(value().names).toBe('editing');
  });
});
