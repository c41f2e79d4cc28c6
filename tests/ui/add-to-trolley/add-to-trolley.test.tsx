import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createActor, fromPromise, setup } from 'xstate';
import { describe, expect, it } from 'vitest';
import { isSameLine, lineIn, trolleyMachine } from '#machines/trolley/index.ts';
import { trolleyLineMachine } from '#machines/trolley-line/index.ts';
import { FaultError } from '#services/fault.ts';
import { changedTold, trolleyTold } from '#tests/machines/trolley/told.ts';
import { BuyAction } from '#ui/add-to-trolley/buy-action.tsx';
import { type TrolleyActor, TrolleyContext } from '#ui/add-to-trolley/trolley-context.ts';
import { TrolleyControl } from '#ui/add-to-trolley/trolley-control.tsx';
import { sampleProducts } from '#ui/product-card/sample-products.ts';
import { TrolleyCount } from '#ui/trolley-count/trolley-count.tsx';
import { TrolleyWords } from '#ui/trolley-count/trolley-words.tsx';

const { plain } = sampleProducts;
const { sku } = plain;
type Asked = { readonly input: object; readonly answer: (told: never) => void; readonly refuse: (e: unknown) => void };

/** A card and the count of the head, over a store that answers when the test says so. */
async function shows(held: Readonly<Record<string, number>> | null, revision = 1) {
  const saves: Asked[] = [];
  const saveLine = fromPromise<never, object>(
    ({ input }) => new Promise((answer, refuse) => saves.push({ input, answer, refuse })),
  );
  const loadTrolley = fromPromise(async () => {
    if (held === null) throw new FaultError({ tag: 'timeout', message: 'It took too long.' });
    return trolleyTold(held, revision);
  });
  const line = trolleyLineMachine.provide({ actors: { saveLine } as never });
  const logic = trolleyMachine.provide({ actors: { loadTrolley, line } as never });
  const shop = setup({ actors: { trolley: logic } }).createMachine({
    invoke: { id: 'trolley', src: 'trolley', input: { subject: 'aroha' } },
  });
  const trolley = createActor(shop).start().getSnapshot().children['trolley'] as never as TrolleyActor;
  render(
    <TrolleyContext value={{ trolley, lineIn, isSameLine, Control: TrolleyControl, Count: TrolleyCount }}>
      <p data-testid="head">
        <TrolleyWords kind="header" />
      </p>
      <BuyAction product={plain} source="ProductCard" />
    </TrolleyContext>,
  );
  await act(async () => undefined);
  return { trolley, saves };
}

const head = () =>
  screen.getByTestId('head').querySelector('.visually-hidden')?.textContent ?? screen.getByTestId('head').textContent;
const more = () => screen.getByRole('button', { name: `More ${plain.name} ${plain.size}` });
const amount = () => screen.queryByRole<HTMLInputElement>('spinbutton')?.value ?? null;
const offline = new FaultError({ tag: 'offline', message: 'You are offline.' });
const refused = new FaultError({ tag: 'refused', status: 400, code: 'Invalid', message: 'Only 2 can be had.' });

describe('A product that a shopper may add', () => {
  it('is added by a link until it is in the trolley, and then says how much of it is wanted', async () => {
    const { trolley } = await shows({});
    expect(screen.getByRole('link', { name: `Add ${plain.name} ${plain.size}` })).toHaveAttribute(
      'data-gate',
      'addToTrolley',
    );
    act(() => trolley.send({ type: 'line.add', sku, amount: 1, unit: 'Each', source: 'ProductCard', key: 'once' }));
    expect([screen.queryByRole('link'), amount()]).toEqual([null, '1']);
  });

  it('shows at once what is wanted, asks the store for the whole amount, and counts about until it has answered', async () => {
    const { saves } = await shows({ [sku]: 2 });
    expect([amount(), head()]).toEqual(['2', 'Trolley, 2 items, $5.00']);
    await userEvent.click(more());
    expect(amount()).toBe('3');
    await waitFor(() =>
      expect(saves.map(({ input }) => input)).toMatchObject([{ sku, amount: 3, unit: 'Each', source: 'Stepper' }]),
    );
    expect(head()).toBe('Trolley, 3 items, about $7.50');
    await act(async () => saves[0]?.answer(changedTold({ [sku]: 3 }, 2) as never));
    expect([amount(), head()]).toEqual(['3', 'Trolley, 3 items, $7.50']);
    expect(screen.queryByRole('button', { name: /^Try again/ })).toBeNull();
  });

  it('keeps what did not get through in sight, says why, and offers another try and the way back', async () => {
    const { saves } = await shows({ [sku]: 2 });
    await userEvent.click(more());
    await waitFor(() => expect(saves).toHaveLength(1));
    await act(async () => saves[0]?.refuse(refused));
    expect(amount()).toBe('3');
    expect(screen.getByText('Only 2 can be had.')).toHaveAttribute('role', 'status');
    await userEvent.click(screen.getByRole('button', { name: `Try again: ${plain.name}` }));
    expect(saves.map(({ input }) => input)).toMatchObject([{ amount: 3 }, { amount: 3 }]);
    await act(async () => saves[1]?.refuse(refused));
    await userEvent.click(screen.getByRole('button', { name: `Put back: ${plain.name}` }));
    expect([amount(), head(), saves.length]).toEqual(['2', 'Trolley, 2 items, $5.00', 2]);
  });
});

describe('A change that does not reach the store', () => {
  it('is kept on this device, says so, goes on being changed, and is sent once more under its key', async () => {
    const { saves } = await shows({ [sku]: 2 });
    await userEvent.click(more());
    await waitFor(() => expect(saves).toHaveLength(1));
    await act(async () => saves[0]?.refuse(offline));
    expect(screen.getByText('Saved on this device. It is sent by itself.')).toHaveAttribute('role', 'status');
    expect(screen.queryByRole('button', { name: /^Try again/ })).toBeNull();
    for (const button of screen.getAllByRole('button')) expect(button).not.toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: `Send now: ${plain.name}` }));
    const [first, second] = saves.map(({ input }) => input as { key: string });
    expect([second?.key, saves.length]).toEqual([first?.key, 2]);
    await act(async () => saves[1]?.answer(changedTold({ [sku]: 3 }, 2) as never));
    expect(screen.queryByText('Saved on this device. It is sent by itself.')).toBeNull();
    expect(amount()).toBe('3');
  });
});

describe('The count of the trolley', () => {
  it.each([
    [null, 'Trolley'],
    [{}, 'Trolley, empty'],
    [{ [sku]: 1 }, 'Trolley, 1 item, $2.50'],
    [{ [sku]: 2, '100043': 1 }, 'Trolley, 3 items, $7.50'],
  ])('of %j is spoken as %s', async (held, said) => {
    await shows(held);
    expect(head()).toBe(said);
  });

  it('says no total of what nobody has told the price of yet', async () => {
    const { trolley } = await shows({});
    act(() => trolley.send({ type: 'line.add', sku, amount: 2, unit: 'Each', source: 'ProductCard', key: 'once' }));
    expect(head()).toBe('Trolley, 2 items');
  });
});
