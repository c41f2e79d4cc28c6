import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { FaultError } from '#services/fault.ts';
import { contextAnswer } from '#tests/machines/kit/answers.ts';
import { nobodyThere, tooYoung } from '#tests/machines/shopper-details/shopper-details.roster.ts';
import { createStore, LiveDetails } from './rig.tsx';

const field = (name: string) =>
  [...document.querySelectorAll<HTMLInputElement>('main input:not([type=hidden])')].find((one) =>
    one.labels?.[0]?.textContent?.startsWith(name),
  ) as HTMLInputElement;
const write = (name: string, value: string) => {
  fireEvent.input(field(name), { target: { value } });
  fireEvent.blur(field(name));
};
const send = () => userEvent.click(screen.getByRole('button', { name: 'Finish registering' }));

async function opened(remembered: object | null = null) {
  const store = createStore();
  render(<LiveDetails of={store} />);
  await act(async () => store.send({ type: 'page.open', subject: 'one' }));
  await act(async () => store.answer('readDraft', remembered));
  return store;
}
async function fill() {
  write('First name', 'Hēmi');
  write('Last name', "O'Neil");
  write('Date of birth', '1/2/1990');
  write('Phone number', '021 123 4567');
  write('Suburb', 'Karori');
  await waitFor(() => expect(document.querySelector('[name=suburbId]')).toHaveValue('7'));
  await userEvent.click(field('I agree'));
}
const sent = {
  firstName: 'Hēmi',
  lastName: "O'Neil",
  birthDate: '1990-02-01',
  phone: '+64211234567',
  suburbId: 7,
  deliveryAddress: null,
  onecardNumber: null,
  acceptsTerms: true,
};

describe('The page that finishes a registration', () => {
  it('sends what was typed once, in the form that the store takes [A2.029] [A5.O3]', async () => {
    const store = await opened();
    await fill();
    await send();
    await userEvent.click(screen.getByRole('button', { name: 'Sending…' }));
    expect(store.inputs('tellDetails')).toEqual([sent]);
    expect(screen.getByRole('button', { name: 'Sending…' })).toHaveAttribute('aria-disabled', 'true');
    await act(async () => store.answer('tellDetails', contextAnswer({ isLoggedIn: true, isShopper: true })));
    expect(store.told).toEqual(['context.told']);
    expect(screen.getByRole('link', { name: 'Go on' })).toHaveAttribute('href', '/welcome');
    expect(store.inputs('forgetDraft')).toHaveLength(1);
  });

  it('names everything that is missing, leads to the first of it, and sends nothing', async () => {
    const store = await opened();
    await send();
    expect(screen.getByRole('heading', { name: '6 things need another look' })).toBeInTheDocument();
    expect(field('First name')).toHaveFocus();
    expect(screen.getAllByText('Choose your suburb from the list.', { exact: false }).length).toBeGreaterThan(0);
    expect(store.inputs('tellDetails')).toEqual([]);
  });

  it('shows on the field what only the store can know, and nothing that was typed is lost [A5.01]', async () => {
    const store = await opened();
    await fill();
    await send();
    await act(async () => store.refuse('tellDetails', tooYoung));
    expect(field('Date of birth')).toHaveAccessibleDescription(/You need to be 13 or older\./);
    expect(field('Date of birth')).toHaveFocus();
    expect(field('Date of birth')).toHaveValue('1/2/1990');
    await send();
    expect(store.inputs('tellDetails')).toEqual([sent, sent]);
  });

  it('that does not arrive says so, keeps everything, and can be sent again', async () => {
    const store = await opened();
    await fill();
    await send();
    await act(async () => store.refuse('tellDetails', new FaultError({ tag: 'offline', message: 'x' })));
    expect(screen.getByRole('alert')).toHaveTextContent('What you typed is still here');
    await send();
    expect(store.inputs('tellDetails')).toEqual([sent, sent]);
  });

  it('whose visitor was signed out offers to sign in again, with a way back', async () => {
    const store = await opened();
    await fill();
    await send();
    await act(async () => store.refuse('tellDetails', nobodyThere));
    expect(screen.getByRole('link', { name: 'Sign in again' })).toHaveAttribute(
      'href',
      '/shop/securelogin?redirectUrl=%2Fregister%2Fshopperdetails',
    );
    expect(field('First name')).toHaveValue('Hēmi');
  });

  it('brings back what the tab remembered, and never over what was typed meanwhile', async () => {
    const store = createStore();
    render(<LiveDetails of={store} />);
    await userEvent.type(field('First name'), 'Mere');
    await act(async () => store.send({ type: 'page.open', subject: 'one' }));
    await act(async () =>
      store.answer('readDraft', { firstName: 'Hēmi', lastName: 'Tane', suburb: 'Karori', suburbId: '7' }),
    );
    expect([field('First name').value, field('Last name').value, field('Suburb').value]).toEqual([
      'Mere',
      'Tane',
      'Karori',
    ]);
    expect(document.querySelector('[name=suburbId]')).toHaveValue('7');
  });

  it('remembers neither the date of birth, nor the card, nor the terms', async () => {
    const store = await opened();
    await fill();
    await userEvent.type(field('Onecard number'), '9400');
    await act(async () => new Promise((resolve) => setTimeout(resolve, 450)));
    expect(store.inputs('rememberDraft').at(-1)).toEqual({
      subject: 'one',
      draft: { firstName: 'Hēmi', lastName: "O'Neil", phone: '021 123 4567', suburb: 'Karori', suburbId: '7' },
    });
  });

  it('takes an address that is not listed as it was typed, with its rural delivery round', async () => {
    const store = await opened();
    await fill();
    await userEvent.type(field('Street address'), '4 Nowhere Lane');
    await userEvent.click(screen.getByRole('button', { name: 'My address is not listed' }));
    expect(field('RD number')).toHaveFocus();
    await userEvent.type(field('RD number'), 'RD 4');
    await send();
    expect(field('Street address')).toHaveValue('4 Nowhere Lane');
    expect(store.inputs('tellDetails')).toEqual([
      { ...sent, deliveryAddress: { street: '4 Nowhere Lane', ruralDelivery: 4 } },
    ]);
  });

  it('takes the street and the round of an address that was chosen', async () => {
    const store = await opened();
    await fill();
    await userEvent.type(field('Street address'), '12 mill');
    await userEvent.click(await screen.findByRole('option', { name: /12 Mill Road/ }));
    await send();
    expect(store.inputs('tellDetails')).toEqual([
      { ...sent, deliveryAddress: { street: '12 Mill Road', ruralDelivery: 3 } },
    ]);
  });
});
