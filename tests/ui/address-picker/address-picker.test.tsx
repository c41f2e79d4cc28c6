import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import { describe, expect, it, vi } from 'vitest';
import type { ActorRefFrom, AnyEventObject } from 'xstate';
import { addressesMachine, addressesShown } from '#machines/addresses/index.ts';
import { chart } from '#tests/machines/addresses/addresses.roster.ts';
import { addressTold, typed } from '#tests/machines/addresses/answers.ts';
import type { Rostered } from '#tests/machines/kit/rostered.ts';
import { createWorld } from '#tests/machines/kit/world.ts';
import { AddressPicker, type AddressPickerProps } from '#ui/address-picker/address-picker.tsx';
import { leafStates, playEveryPath } from '../kit/paths.tsx';

type Addresses = ActorRefFrom<typeof addressesMachine>;
const none = () => Promise.resolve([]);

/** Other shoppers, and both ways of sending a form, are the chart's own tests' business. */
const few = [
  'form.open',
  'form.close',
  'form.cancel',
  'address.add',
  'address.remove',
  'remove.confirm',
  'remove.cancel',
  'session.ended',
];
const oneShopper: Rostered = {
  ...chart,
  inputs: [{ subject: 'mere' }],
  events: (context) =>
    chart
      .events(context)
      .filter(
        (event) => (few.includes(event.type) && (event['addressId'] ?? null) !== 1) || event.type === 'address.remove',
      ),
};

function opens(input: { readonly subject: string | null }) {
  const { chart: addresses, questions } = createWorld(addressesMachine, { input });
  const asked = (name: string) => questions.filter((question) => question.name === name);
  return { addresses: addresses as Addresses, asked };
}

function OnPage({ addresses, ...more }: { readonly addresses: Addresses } & Partial<AddressPickerProps>) {
  return (
    <AddressPicker
      shown={addressesShown(useSelector(addresses, (now) => now))}
      chosenId={1}
      signInHref="/shop/securelogin"
      findSuburbs={none}
      findAddresses={() => none}
      onChoose={() => {}}
      onSend={(event) => addresses.send(event)}
      {...more}
    />
  );
}

const form = () => screen.queryByRole('region', { name: /address$/ });
const question = () => screen.queryByRole('group', { name: /^Remove/ });

describe('The addresses of a shopper', () => {
  it('are read, added to, changed and removed on every generated path [A6.11] [A8.43]', async () => {
    let open = opens({ subject: null });
    const told = (event: object) => open.addresses.send(event as never);
    const answers = (name: string) => ({
      [`xstate.done.actor.${name}`]: ({ output }: AnyEventObject) => open.asked(name).at(-1)?.resolve(output),
      [`xstate.error.actor.${name}`]: ({ error }: AnyEventObject) => open.asked(name).at(-1)?.reject(error),
    });
    const { seen } = await playEveryPath(oneShopper, {
      render: (input: { subject: string | null }) => {
        open = opens(input);
        return render(<OnPage addresses={open.addresses} />);
      },
      drive: {
        ...Object.fromEntries((chart.machine.events as string[]).map((type) => [type, told])),
        ...answers('loadAddresses'),
        ...answers('saveAddress'),
        ...answers('removeAddress'),
      },
      see: {
        'list.away': () => expect(screen.getByRole('link', { name: 'Sign in' })).toBeVisible(),
        'list.reading': () => {
          if (!form()) expect(screen.getByRole('status').textContent).toBe('Reading your addresses…');
        },
        'list.read': () => expect(screen.queryByText('Reading your addresses…')).toBeNull(),
        'list.unread': () => {
          if (!form()) expect(screen.getByText(/could not read your addresses/)).toBeVisible();
        },
        'edit.closed': () => expect([form(), question()]).toEqual([null, null]),
        'edit.form.editing': () => expect(form()).toBeVisible(),
        'edit.form.wrong': () =>
          expect(within(form() as HTMLElement).getByRole('heading', { name: /look/i })).toBeVisible(),
        'edit.form.failed': () => expect(within(form() as HTMLElement).getByRole('alert')).toBeVisible(),
        'edit.saving': () => expect(screen.getByRole('button', { name: 'Saving…' })).toBeVisible(),
        'edit.asking.asked': () => expect(question()).toBeVisible(),
        'edit.asking.failed': () => expect(within(question() as HTMLElement).getByRole('alert')).toBeVisible(),
        'edit.removing': () => expect(screen.getByRole('button', { name: 'Removing…' })).toBeVisible(),
      },
    });
    expect([...seen].sort()).toEqual([...leafStates(chart)].sort());
  }, 120_000);

  it('keep what was typed when the store does not take it, and send it again [A2.127]', async () => {
    const { addresses, asked } = opens({ subject: 'mere' });
    render(<OnPage addresses={addresses} />);
    await act(async () =>
      asked('loadAddresses')
        .at(-1)
        ?.resolve([addressTold(1, '1 Kauri Road', true)] as never),
    );
    fireEvent.click(screen.getByRole('button', { name: /^Change/ }));
    const street = screen.getByRole('combobox', { name: /Street/ });
    fireEvent.input(street, { target: { value: '5 Nīkau Lane' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save address' }));
    expect(addresses.getSnapshot().context.sent).toEqual(typed('5 Nīkau Lane'));
    await act(async () => asked('saveAddress').at(-1)?.reject(new Error('down')));
    expect(screen.getByRole('combobox', { name: /Street/ })).toHaveValue('5 Nīkau Lane');
    fireEvent.click(screen.getByRole('button', { name: 'Save address' }));
    expect(asked('saveAddress')).toHaveLength(2);
  });

  it('find what was typed when they come back to the form, and not once they gave it up', async () => {
    const { addresses, asked } = opens({ subject: 'mere' });
    const comes = () => render(<OnPage addresses={addresses} />);
    const { unmount } = comes();
    await act(async () =>
      asked('loadAddresses')
        .at(-1)
        ?.resolve([] as never),
    );
    const adds = () => fireEvent.click(screen.getByRole('button', { name: 'Add an address' }));
    const street = () => screen.getByRole('combobox', { name: /Street/ });
    const rural = () => screen.getByRole('textbox', { name: /RD/ });
    adds();
    fireEvent.input(street(), { target: { value: '5 Nīkau Lane' } });
    fireEvent.input(rural(), { target: { value: '4' } });
    unmount();
    act(() => addresses.send({ type: 'form.close' }));
    comes();
    adds();
    expect([street(), rural()].map((box) => (box as HTMLInputElement).value)).toEqual(['5 Nīkau Lane', '4']);
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    adds();
    expect([street(), rural()].map((box) => (box as HTMLInputElement).value)).toEqual(['', '']);
  });

  it('name the field that needs a look, and send nothing', async () => {
    const { addresses, asked } = opens({ subject: 'mere' });
    render(<OnPage addresses={addresses} />);
    await act(async () =>
      asked('loadAddresses')
        .at(-1)
        ?.resolve([] as never),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Add an address' }));
    fireEvent.click(screen.getByRole('button', { name: 'Save address' }));
    expect(screen.getByRole('link', { name: 'Suburb: Choose your suburb from the list.' })).toBeVisible();
    expect(screen.getByRole('combobox', { name: /Suburb/ })).toHaveFocus();
    expect(asked('saveAddress')).toHaveLength(0);
  });

  it('are chosen by a radio and the button under them, and not while an order is being changed', async () => {
    const onChoose = vi.fn<(addressId: number) => void>();
    const { addresses, asked } = opens({ subject: 'mere' });
    const { rerender } = render(<OnPage addresses={addresses} onChoose={onChoose} />);
    const told = [addressTold(1, '1 Kauri Road', true), addressTold(2, 'Flat 3, 2 Rimu Road')];
    await act(async () =>
      asked('loadAddresses')
        .at(-1)
        ?.resolve(told as never),
    );
    expect(screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).checked)).toEqual([true, false]);
    fireEvent.click(screen.getByRole('radio', { name: /2 Rimu Road/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Deliver to this address' }));
    expect(onChoose.mock.calls).toEqual([[2]]);
    rerender(<OnPage addresses={addresses} onChoose={onChoose} isBlocked />);
    fireEvent.click(screen.getByRole('button', { name: 'Deliver to this address' }));
    expect(onChoose).toHaveBeenCalledOnce();
    expect(screen.getByRole('note')).toHaveTextContent(/changing an order/);
  });
});
