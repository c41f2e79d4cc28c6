import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { TextShown } from '#machines/order/index.ts';
import { bonusSample } from '#ui/bonus-products/bonus-products.samples.tsx';
import { BonusProducts } from '#ui/bonus-products/bonus-products.tsx';
import { CouponForm } from '#ui/coupon-form/coupon-form.tsx';
import { noCoupons } from '#ui/coupon-form/coupon-form.samples.tsx';
import { Disclaimer } from '#ui/disclaimer/disclaimer.tsx';
import { NoteAddOn, OrderNote, roomWords } from '#ui/order-notes/order-note.tsx';
import { faultsOf } from '../axe.ts';

const said: unknown[] = [];
const hear =
  (name: string) =>
  (...all: unknown[]) =>
    void said.push([name, ...all.filter((one) => !(one instanceof Object && 'nativeEvent' in one))]);
const heard = () => said.splice(0);
const fault = { tag: 'offline', message: 'You are offline.' } as const;

describe('A note on an order', () => {
  const note = (shown: Partial<TextShown> = {}) =>
    render(
      <OrderNote
        label="Delivery instructions"
        hint="A gate code, a dog."
        shown={{ text: 'Blue gate', state: 'resting', fault: null, room: 491, ...shown }}
        onType={hear('type')}
        onLeave={hear('leave')}
        onRetry={hear('retry')}
      >
        <NoteAddOn value="Leave my order at the doorstep" isSelected={false} onChange={hear('addOn')} />
      </OrderNote>,
    );
  const field = () => screen.getByRole('textbox', { name: 'Delivery instructions' });

  it('tells what is typed and that it was left, and has the add-on above it [A3.43] [A3.O5]', async () => {
    const { container } = note();
    fireEvent.change(field(), { target: { value: 'Red gate' } });
    fireEvent.blur(field());
    fireEvent.click(screen.getByRole('checkbox', { name: 'Leave my order at the doorstep' }));
    expect(heard()).toEqual([['type', 'Red gate'], ['leave'], ['addOn', true]]);
    expect(await faultsOf(container)).toEqual([]);
  });

  it.each([
    ['saving', 'Saving…'],
    ['saved', 'Saved'],
    ['typing', 'Saved when you pause'],
    ['resting', ''],
  ] as const)('says how it fares: %s', (state, words) => {
    note({ state });
    expect(screen.getByRole('status')).toHaveTextContent(words);
  });

  it('says why it was not saved, keeps what was typed, and can be tried again', () => {
    note({ state: 'failed', fault });
    expect(screen.getByRole('alert')).toHaveTextContent('Not saved. You are offline.');
    expect(field()).toHaveValue('Blue gate');
    fireEvent.click(screen.getByRole('button', { name: 'Try again: Delivery instructions' }));
    expect(heard()).toEqual([['retry']]);
  });

  it('counts what can still be written only near the end, and takes no letter away beyond it', () => {
    expect([51, 50, 1, 0, -1, -8].map(roomWords)).toEqual([
      null,
      '50 characters left',
      '1 character left',
      '0 characters left',
      '1 character too many: it is saved once it is shorter.',
      '8 characters too many: it is saved once it is shorter.',
    ]);
    note({ state: 'tooLong', room: -8 });
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription(
      'A gate code, a dog. 8 characters too many: it is saved once it is shorter.',
    );
    expect(field()).not.toHaveAttribute('maxlength');
  });
});

describe('Bonus products', () => {
  it('are chosen one by one, and one that would take the place of another says so [A3.42] [A7.056]', async () => {
    const { container } = render(
      <BonusProducts products={bonusSample} onChoose={hear('choose')} onRetry={hear('retry')} />,
    );
    const boxes = screen.getAllByRole('checkbox');
    expect(boxes.map((box) => (box as HTMLInputElement).checked)).toEqual([true, false, false]);
    expect(boxes[1]).toHaveAccessibleName('Beeswax wraps, two sizes Takes the place of the one you chose');
    expect(boxes[2]).toHaveAccessibleName('Silverbeet seeds');
    for (const box of boxes.slice(0, 2)) fireEvent.click(box);
    expect(heard()).toEqual([
      ['choose', 'tea-towel-kowhai', false],
      ['choose', 'beeswax-wraps', true],
    ]);
    expect(await faultsOf(container)).toEqual([]);
  });
});

describe('A coupon', () => {
  const form = (shown = {}, isCode = true) =>
    render(
      <CouponForm
        shown={{ ...noCoupons, ...shown }}
        isCode={isCode}
        onType={hear('type')}
        onAdd={hear('add')}
        onDrop={hear('drop')}
      />,
    );

  it('is typed, added by Enter or the button, and shown with what it takes off once it is applied', async () => {
    const ten = { code: 'TENOFF', name: 'Ten dollars off', valueCents: 1_000, isGoing: false, fault: null };
    const { container } = form({ code: 'SPRING', applied: [ten] });
    fireEvent.change(screen.getByRole('textbox', { name: 'Code' }), { target: { value: 'SPRING2' } });
    fireEvent.submit(screen.getByRole('textbox', { name: 'Code' }));
    fireEvent.click(screen.getByRole('button', { name: 'Remove Ten dollars off' }));
    expect(heard()).toEqual([['type', 'SPRING2'], ['add'], ['drop', 'TENOFF']]);
    expect(container).toHaveTextContent('-$10.00');
    expect(await faultsOf(container)).toEqual([]);
  });

  it('that is refused says why at the box, in which the code stays', () => {
    form({ code: 'WINTER', refusal: { code: 'WINTER', fault: { tag: 'offline', message: 'It has ended.' } } });
    const box = screen.getByRole('textbox', { name: 'Code' });
    expect(box).toHaveValue('WINTER');
    expect(box).toBeInvalid();
    expect(box).toHaveAccessibleDescription('That code was not added. It has ended.');
  });

  it('without the shape of one says so, and the box is where the shopper is led', () => {
    form({ code: 'A B' }, false);
    fireEvent.submit(screen.getByRole('textbox', { name: 'Code' }));
    expect(screen.getByRole('textbox', { name: 'Code' })).toHaveFocus();
    expect(screen.getByText('A code has 4 to 20 letters, digits or dashes.')).toBeVisible();
    heard();
  });
});

describe('The disclaimer', () => {
  const shown = (more = {}, isMissing = false) =>
    render(
      <Disclaimer
        text="What is weighed is charged as it is picked."
        shown={{ isChecked: false, isSending: false, fault: null, ...more }}
        isMissing={isMissing}
        onAccept={hear('accept')}
        onRetry={hear('retry')}
      />,
    );
  const box = () => screen.getByRole('checkbox', { name: 'I have read and accept this' });

  it('is read and accepted, and the box follows what it is told alone [A7.058]', async () => {
    const { container } = shown();
    fireEvent.click(box());
    expect(heard()).toEqual([['accept', true]]);
    expect(box()).not.toBeChecked();
    expect(box()).toHaveAccessibleDescription('What is weighed is charged as it is picked.');
    expect(await faultsOf(container)).toEqual([]);
  });

  it('says that it is being saved, and why it was not', () => {
    shown({ isChecked: true, isSending: true }).unmount();
    shown({ fault });
    expect(screen.getByRole('alert')).toHaveTextContent('Your answer was not saved. You are offline.');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(heard()).toEqual([['retry']]);
  });
});
