import { describe, expect, it } from 'vitest';
import { onecardFaultOf, onecardMachine, onecardStateOf } from '#machines/onecard/index.ts';
import { FaultError } from '#services/fault.ts';
import { createWorld, type Question } from '../kit/world.ts';
import { notThere } from './onecard.roster.ts';

const offline = new FaultError({ tag: 'offline', message: 'You are offline.' });
const comes = (isShopper: boolean) => ({ type: 'visitor.told', isShopper });
const register = { type: 'card.register' };
const close = { type: 'question.close' };
const words = (about: string) => ({ type: 'words.told', about });
const question = { type: 'question.asked' };

function begins(isShopper: boolean) {
  const world = createWorld(onecardMachine, { input: { isShopper } });
  const asked = () => world.open()[0] as Question;
  const { chart, answer, refuse } = world;
  return {
    ...{ ...world, asked },
    good: async () => answer(asked(), undefined),
    fails: async (error: unknown = offline) => {
      chart.send(register);
      await refuse(asked(), error);
    },
    where: () => world.snapshot().value,
    asks: () => world.open().map(({ name }) => name),
    shown: () => [onecardStateOf(world.snapshot() as never), onecardFaultOf(world.snapshot() as never)],
    told: () => [...world.emitted],
  };
}

describe('A Onecard that came with a link', () => {
  it('is looked at once, and a shopper is asked whether to join it [B2.43] [B7.11]', async () => {
    const { good, shown, asks, told } = begins(true);
    expect([shown(), asks(), told()]).toEqual([['none', null], ['validateLink'], []]);
    await good();
    expect([shown(), asks(), told()]).toEqual([['asking', null], [], [question]]);
  });

  it('that stands for no card is said so, and the link is forgotten [B7.12]', async () => {
    const { refuse, asked, chart, shown, where, told } = begins(true);
    await refuse(asked(), notThere);
    chart.send(register);
    expect([shown(), where(), told()]).toEqual([
      ['refused', null],
      'refused',
      [words('refused'), { type: 'link.ended' }],
    ]);
  });

  it('that nobody could look at is kept, says why, and is looked at again when asked [B7.11]', async () => {
    const { refuse, asked, chart, shown, where, asks, told } = begins(false);
    await refuse(asked(), offline);
    expect([where(), shown(), told()]).toEqual(['unchecked', ['none', offline.fault], [words('unchecked')]]);
    chart.send(comes(true));
    chart.send({ type: 'check.retry' });
    expect([where(), shown(), asks()]).toEqual(['checking', ['none', null], ['validateLink']]);
  });

  it('waits in this tab until a shopper is here, who is asked then [B5.13]', async () => {
    const { good, chart, shown, told, where } = begins(false);
    await good();
    chart.send(register);
    chart.send(comes(false));
    expect([shown(), told()]).toEqual([['waiting', null], [words('waiting')]]);
    chart.send(comes(true));
    expect([shown(), where(), told()]).toEqual([['asking', null], 'asking', [words('waiting'), question]]);
  });

  it('is a matter of whoever is here when it was looked at', async () => {
    const { good, chart, shown, told } = begins(true);
    chart.send(comes(false));
    await good();
    expect([shown(), told()]).toEqual([['waiting', null], [words('waiting')]]);
  });
});

describe('The question whether to join it', () => {
  it('is put once, stays when the same shopper is told of, and waits when they go', async () => {
    const { good, chart, shown, told, snapshot } = begins(true);
    await good();
    chart.send(comes(true));
    expect([shown(), told()]).toEqual([['asking', null], [question]]);
    chart.send(comes(false));
    expect([shown(), snapshot().context.isShopper, told()]).toEqual([['waiting', null], false, [question]]);
    chart.send(comes(true));
    expect([snapshot().context.isShopper, told()]).toEqual([true, [question, question]]);
  });

  it('can be put off, and is answered later all the same [A2.145]', async () => {
    const { good, chart, where, shown, asks, told } = begins(true);
    await good();
    chart.send(close);
    chart.send(comes(true));
    expect([where(), shown(), told()]).toEqual(['postponed', ['asking', null], [question]]);
    chart.send(register);
    expect([where(), asks()]).toEqual(['registering', ['registerCard']]);
    const left = begins(true);
    await left.good();
    left.chart.send(close);
    left.chart.send(comes(false));
    expect([left.where(), left.snapshot().context.isShopper]).toEqual(['waiting', false]);
  });

  it('answered with yes joins the card once, and the session hears of it [B7.13]', async () => {
    const { good, chart, answer, asked, shown, asks, told, questions } = begins(true);
    await good();
    chart.send(register);
    chart.send(register);
    chart.send(close);
    expect([shown(), asks(), questions.length]).toEqual([['busy', null], ['registerCard'], 2]);
    await answer(asked(), undefined);
    expect([shown(), told()]).toEqual([
      ['registered', null],
      [question, { type: 'link.ended' }, { type: 'card.registered' }],
    ]);
  });
});

describe('A card that could not be joined', () => {
  it('because the link ended meanwhile is at its end, and says nothing twice', async () => {
    const { good, fails, shown, told } = begins(true);
    await good();
    await fails(notThere);
    expect([shown(), told()]).toEqual([
      ['refused', null],
      [question, { type: 'link.ended' }],
    ]);
  });

  it('because nobody answered keeps the link: it is tried again, and the failure is forgotten then [B7.13]', async () => {
    const { good, fails, chart, answer, asked, where, shown, asks, told } = begins(true);
    await good();
    await fails();
    expect([where(), shown(), told()]).toEqual(['failed', ['failed', offline.fault], [question]]);
    chart.send(comes(true));
    expect(where()).toBe('failed');
    chart.send(register);
    expect([shown(), asks()]).toEqual([['busy', null], ['registerCard']]);
    await answer(asked(), undefined);
    expect(shown()).toEqual(['registered', null]);
  });

  it('may be put off, or waits for another shopper, with nothing said of the failure', async () => {
    const off = begins(true);
    await off.good();
    await off.fails();
    off.chart.send(close);
    expect([off.where(), off.shown()]).toEqual(['postponed', ['asking', null]]);
    const gone = begins(true);
    await gone.good();
    await gone.fails();
    gone.chart.send(comes(false));
    expect([gone.where(), gone.shown(), gone.snapshot().context.isShopper]).toEqual([
      'waiting',
      ['waiting', null],
      false,
    ]);
  });
});
