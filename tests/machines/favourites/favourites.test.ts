import { describe, expect, it } from 'vitest';
import { favouritesMachine, isFavouriteIn } from '#machines/favourites/index.ts';
import { FaultError } from '#services/fault.ts';
import { wantedOf } from '../kit/wanted.ts';
import { createWorld } from '../kit/world.ts';

const down = new FaultError({ tag: 'offline', message: 'Offline.' });
const milk = { sku: '100042', name: 'Kōwhai blue milk' };
const oats = { sku: '100043', name: 'Tūī rolled oats' };

function enters(subject: string | null = 'mere') {
  const world = createWorld(favouritesMachine, { input: { subject } });
  const question = (name: string) => {
    const asked = world.open().find((one) => one.name === name);
    if (!asked) throw new Error(`Nobody asks ${name}.`);
    return asked;
  };
  return {
    ...world,
    send: world.chart.send.bind(world.chart),
    press: (what: typeof milk, isFavourite = true) =>
      world.chart.send({ type: 'favourite.mark', ...what, isFavourite }),
    shows: (what = milk) => isFavouriteIn(world.snapshot() as never, what.sku),
    asked: () => world.open().map(({ name }) => name),
    count: (name: string) => world.questions.filter((one) => one.name === name).length,
    wanted: () => wantedOf(world, 'markFavourite'),
    fault: () => world.snapshot().context['fault'] as unknown,
    answered: (name: string, answer: unknown) => world.answer(question(name), answer),
    refused: (name: string) => world.refuse(question(name), down),
  };
}
async function knows(...skus: readonly string[]) {
  const entered = enters();
  await entered.answered('loadFavourites', skus);
  return entered;
}

describe('Favourites', () => {
  it('are asked for of a shopper, and until they are known nobody says that something is none', async () => {
    const { shows, asked, answered, snapshot, stop } = enters();
    expect([shows(), asked(), snapshot().hasTag('busy')]).toEqual([null, ['loadFavourites'], true]);
    await answered('loadFavourites', [milk.sku]);
    expect([shows(), shows(oats), asked(), snapshot().hasTag('busy')]).toEqual([true, false, [], false]);
    expect(snapshot().hasTag('unread')).toBe(false);
    stop();
  });

  it('are neither asked for nor marked by nobody', () => {
    const { send, press, questions, shows, stop } = enters(null);
    send({ type: 'favourites.refresh' });
    press(milk);
    expect([questions, shows()]).toEqual([[], null]);
    stop();
  });

  it('that did not come say why, may be marked all the same, and are asked for again', async () => {
    const { send, press, shows, asked, fault, refused, answered, snapshot, stop } = enters();
    await refused('loadFavourites');
    expect([shows(), fault(), snapshot().hasTag('unread')]).toEqual([false, down.fault, true]);
    press(milk);
    expect([shows(), asked()]).toEqual([true, ['markFavourite']]);
    await answered('markFavourite', [milk.sku]);
    expect(fault()).toBeNull();
    send({ type: 'favourites.refresh' });
    await answered('loadFavourites', [oats.sku]);
    expect([shows(), shows(oats), fault()]).toEqual([false, true, null]);
    stop();
  });

  it('that are asked for again stay on show meanwhile, and lose their fault with the answer', async () => {
    const { send, shows, asked, fault, refused, answered, stop } = await knows(milk.sku);
    send({ type: 'favourites.refresh' });
    expect([shows(), asked()]).toEqual([true, ['loadFavourites']]);
    await refused('loadFavourites');
    expect([shows(), fault()]).toEqual([true, down.fault]);
    send({ type: 'favourites.refresh' });
    await answered('loadFavourites', []);
    expect([shows(), fault()]).toEqual([false, null]);
    stop();
  });
});

describe('A press on a heart', () => {
  it('shows at once, is told the store by its name, and is said when the store has it', async () => {
    const { press, shows, asked, wanted, answered, emitted, stop } = await knows();
    press(milk);
    expect([shows(), asked(), wanted(), emitted]).toEqual([
      true,
      ['markFavourite'],
      { ...milk, isFavourite: true },
      [],
    ]);
    await answered('markFavourite', [milk.sku]);
    expect([shows(), asked(), emitted]).toEqual([true, [], [{ type: 'favourite.marked', ...milk, isFavourite: true }]]);
    stop();
  });

  it('that is not kept turns back, says so, and lets the next one be told', async () => {
    const { press, shows, wanted, count, refused, emitted, stop } = await knows();
    press(milk);
    press(oats);
    expect(count('markFavourite')).toBe(1);
    await refused('markFavourite');
    expect([shows(), shows(oats), wanted(), count('markFavourite')]).toEqual([
      false,
      true,
      { ...oats, isFavourite: true },
      2,
    ]);
    expect(emitted).toEqual([{ type: 'favourite.lost', ...milk, isFavourite: true, fault: down.fault }]);
    stop();
  });

  it('that is taken back while it is told is told as well, and only the last is said', async () => {
    const { press, shows, wanted, answered, emitted, stop } = await knows();
    press(milk);
    press(milk, false);
    await answered('markFavourite', [milk.sku]);
    expect([shows(), wanted(), emitted]).toEqual([false, { ...milk, isFavourite: false }, []]);
    await answered('markFavourite', []);
    expect([shows(), emitted]).toEqual([false, [{ type: 'favourite.marked', ...milk, isFavourite: false }]]);
    stop();
  });
});

describe('Whoever marks favourites', () => {
  it('keeps them when they are told of again, with what is on its way', async () => {
    const { send, press, shows, asked, count, answered, emitted, stop } = await knows(oats.sku);
    press(milk);
    send({ type: 'user.changed', subject: 'mere', isShopper: true });
    expect([shows(oats), shows(), asked(), count('loadFavourites')]).toEqual([true, true, ['markFavourite'], 1]);
    expect(count('markFavourite')).toBe(1);
    await answered('markFavourite', [milk.sku, oats.sku]);
    expect(emitted).toEqual([{ type: 'favourite.marked', ...milk, isFavourite: true }]);
    stop();
  });

  it('leaves none of them when they sign out, and a late answer is nobody’s', async () => {
    const { send, press, shows, asked, questions, answer, emitted, snapshot, stop } = await knows(oats.sku);
    press(milk);
    send({ type: 'session.ended' });
    await answer(questions[1] as never, [milk.sku]);
    expect([shows(), shows(oats), asked(), emitted]).toEqual([null, null, [], []]);
    expect([snapshot().value, questions[1]?.signal.aborted]).toEqual([{ known: 'away', mark: 'resting' }, true]);
    stop();
  });

  it('finds their own, not those of the shopper before', async () => {
    const { send, press, shows, asked, answered, stop } = await knows(oats.sku);
    press(milk);
    send({ type: 'user.changed', subject: 'hone', isShopper: true });
    expect([shows(), shows(oats), asked()]).toEqual([null, null, ['loadFavourites']]);
    await answered('loadFavourites', []);
    press(milk);
    expect([shows(), asked()]).toEqual([true, ['markFavourite']]);
    stop();
  });
});
