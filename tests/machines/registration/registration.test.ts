import { describe, expect, it } from 'vitest';
import { registrationMachine, registrationShown } from '#machines/registration/index.ts';
import { FaultError } from '#services/fault.ts';
import { createWorld, type Question } from '../kit/world.ts';
import { common } from './registration.roster.ts';

const form = { type: 'form.submit', email: 'ari@kete.nz', password: 'kererū-1', problems: {} };
const code = { type: 'code.submit', code: '123456', problems: {}, redirectUrl: '/register/shopperdetails' };

function begins() {
  const world = createWorld(registrationMachine);
  const shown = () => registrationShown(world.snapshot() as never);
  const asked = () => world.open()[0] as Question;
  const lettered = async () => {
    world.chart.send(form);
    await world.answer(asked(), undefined);
  };
  return { ...world, shown, asked, lettered };
}

describe('Registering', () => {
  it('asks for the code of a letter once the store has taken email and password [A2.027]', async () => {
    const { lettered, shown } = begins();
    await lettered();
    expect(shown()).toMatchObject({ step: 'code', email: 'ari@kete.nz', letters: 1, letter: 'waiting' });
  });

  it('shows at the password that everybody knows it, as only the store can tell', async () => {
    const { chart, refuse, asked, shown } = begins();
    chart.send(form);
    await refuse(asked(), common);
    expect(shown()).toMatchObject({ step: 'account', problems: { password: 'is used by many people' } });
  });

  it('tells the shop where the new shopper goes, once the code was right', async () => {
    const { lettered, chart, answer, asked, shown, reports } = begins();
    await lettered();
    chart.send(code);
    chart.send(code);
    await answer(asked(), { isSuccessful: true, signInFailureReasonMessage: null });
    expect(shown().step).toBe('done');
    expect(reports).toEqual([{ type: 'login.told', isSocial: false, redirectUrl: '/register/shopperdetails' }]);
  });

  it('says at the code why it was refused, as it came', async () => {
    const { lettered, chart, answer, asked, shown } = begins();
    await lettered();
    chart.send(code);
    await answer(asked(), { isSuccessful: false, signInFailureReasonMessage: 'That code is too old.' });
    expect(shown()).toMatchObject({ step: 'code', problems: { code: 'That code is too old.' } });
  });

  it('sends another letter after half a minute, not before, and then waits again', async () => {
    const { lettered, chart, clock, answer, asked, shown, open } = begins();
    await lettered();
    clock.increment(29_999);
    chart.send({ type: 'letter.send', password: 'kererū-1' });
    expect(open()).toHaveLength(0);
    clock.increment(1);
    expect(shown().letter).toBe('ready');
    chart.send({ type: 'letter.send', password: 'kererū-1' });
    await answer(asked(), undefined);
    expect(shown()).toMatchObject({ letter: 'waiting', letters: 2 });
  });

  it('says why another letter could not be sent, and lets it be tried again', async () => {
    const { lettered, chart, clock, refuse, asked, shown } = begins();
    await lettered();
    clock.increment(30_000);
    chart.send({ type: 'letter.send', password: 'kererū-1' });
    await refuse(asked(), new FaultError({ tag: 'timeout', message: 'It took too long.' }));
    expect(shown()).toMatchObject({ letter: 'ready', letterFault: { tag: 'timeout' }, step: 'code' });
  });

  it('goes back to the address, which still stands, and waits for no letter there', async () => {
    const { lettered, chart, clock, shown } = begins();
    await lettered();
    chart.send({ type: 'address.change' });
    expect(shown()).toMatchObject({ step: 'account', email: 'ari@kete.nz', problems: {} });
    expect(clock.openWaits).toBe(0);
  });
});
