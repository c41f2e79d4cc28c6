import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { FaultError } from '#services/fault.ts';
import { changed, moved, unproven } from '#tests/machines/account-details/account-details.roster.ts';
import { notMine, right } from '#tests/machines/credentials/credentials.roster.ts';
import { sampleDetails } from '#ui/pages/personal-details/sample-details.ts';
import { createStore, LiveCredentials, LiveDetails, LivePhones } from './live.tsx';

const offline = new FaultError({ tag: 'offline', message: 'No connection.' });
const signedOut = new FaultError({ tag: 'refused', status: 401, code: 'NotSignedIn', message: 'Sign in.' });
const box = (name: string | RegExp) => screen.getByLabelText(name, { selector: 'input' });
const write = (name: string, value: string) => {
  fireEvent.input(box(name), { target: { value } });
  fireEvent.blur(box(name));
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function opened(Part: typeof LiveDetails) {
  const store = createStore();
  render(<Part of={store} />);
  await act(async () => store.answer('loadDetails', sampleDetails));
  return store;
}

describe('The page of personal details', () => {
  it('is prefilled, saves the name once, and says so beside it [A1.23] [A2.070]', async () => {
    const store = await opened(LiveDetails);
    expect([box('First name'), box('Last name')].map((one) => (one as HTMLInputElement).value)).toEqual([
      'Aroha',
      'Ngata',
    ]);
    expect(screen.getByText('6th February 1990')).toBeVisible();
    write('First name', 'Mere');
    await press('Save my name');
    await press('Saving…');
    const seen = { firstName: 'Aroha', lastName: 'Ngata' };
    expect(store.inputs('saveNames')).toEqual([{ wanted: { firstName: 'Mere', lastName: 'Ngata' }, seen }]);
    await act(async () => store.answer('saveNames', changed({ firstName: 'Mere' })));
    expect(screen.getByRole('alert')).toHaveTextContent('Your name is saved.');
  });

  it('leads to a name that is missing, and sends nothing [A2.070]', async () => {
    const store = await opened(LiveDetails);
    write('First name', ' ');
    await press('Save my name');
    expect(box('First name')).toHaveFocus();
    expect(box('First name')).toHaveAccessibleDescription('Write your name here.');
    expect(store.inputs('saveNames')).toEqual([]);
  });

  it('keeps what was typed when it is lost, refused or raced, and says the way on [A7.079]', async () => {
    const store = await opened(LiveDetails);
    write('First name', 'Mere');
    await press('Save my name');
    await act(async () => store.refuse('saveNames', offline));
    expect(screen.getByRole('alert')).toHaveTextContent('What you typed is still here');
    await press('Save my name');
    await act(async () => store.refuse('saveNames', signedOut));
    expect(screen.getByRole('link', { name: 'Sign in again' })).toHaveAttribute('href', '/shop/securelogin');
    await press('Save my name');
    await act(async () => store.refuse('saveNames', moved));
    await act(async () => store.answer('loadDetails', { ...sampleDetails, firstName: 'Ana' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Your name is Ana Ngata now.');
    expect(box('First name')).toHaveValue('Mere');
  });

  it('says that nothing could be read, and asks again when told to [A7.079]', async () => {
    const store = createStore();
    render(<LiveDetails of={store} />);
    await act(async () => store.refuse('loadDetails', offline));
    await press('Try again');
    await act(async () => store.answer('loadDetails', sampleDetails));
    expect(box('First name')).toHaveValue('Aroha');
  });
});

describe('The phone numbers', () => {
  it('wait while the password is asked for, with the focus where it is needed [A2.144] [B7.17]', async () => {
    const store = await opened(LivePhones);
    expect(box('Phone number')).toHaveValue('021 123 4567');
    write('Second phone number (optional)', '04 385 1234');
    await press('Save phone numbers');
    await act(async () => store.refuse('savePhones', unproven));
    expect(box('Your password')).toHaveFocus();
    expect(box('Phone number')).not.toBeVisible();
    await press('Go back');
    expect(box('Second phone number (optional)')).toHaveValue('04 385 1234');
    await press('Save phone numbers');
    await act(async () => store.refuse('savePhones', unproven));
    write('Your password', 'kererū-1');
    await press('Go on');
    expect(store.inputs('checkPassword')).toEqual([{ password: 'kererū-1' }]);
    await act(async () => store.answer('checkPassword', right));
    await act(async () => store.answer('savePhones', changed({ otherPhone: '+6443851234' })));
    expect(screen.getByRole('alert')).toHaveTextContent('We call you on 021 123 4567 or 04 385 1234.');
    expect(screen.getByRole('button', { name: 'Save phone numbers' })).toHaveFocus();
  });
});

describe('The page of email and password', () => {
  const begins = () => {
    const store = createStore();
    render(<LiveCredentials of={store} />);
    return store;
  };

  it('takes another email once its code was typed [A2.072] [A7.080]', async () => {
    const store = begins();
    write('New email', 'new@kete.example');
    await press('Send the code');
    await act(async () => store.refuse('changeEmail', unproven));
    write('Your password', 'kererū-1');
    await press('Go on');
    await act(async () => store.answer('checkPassword', right));
    await act(async () => store.answer('changeEmail', undefined));
    expect(box('Six-digit code')).toHaveFocus();
    write('Six-digit code', '123 456');
    await press('Confirm');
    expect(store.inputs('confirmEmail')).toEqual([{ code: '123456' }]);
    await act(async () => store.answer('confirmEmail', right));
    expect(screen.getByRole('alert')).toHaveTextContent('From now on you sign in with new@kete.example.');
  });

  it('keeps both passwords when the old one is wrong, and empties them once they are changed [A7.080]', async () => {
    const store = begins();
    write('Current password', 'Not mine 12');
    write('New password', 'Karaka harbour 3');
    await press('Change my password');
    await act(async () => store.refuse('changePassword', notMine));
    expect(box('Current password')).toHaveFocus();
    expect(box('New password')).toHaveValue('Karaka harbour 3');
    write('Current password', 'Feijoa crumble 7');
    await press('Change my password');
    await act(async () => store.answer('changePassword', undefined));
    expect([box('Current password'), box('New password')].map((one) => (one as HTMLInputElement).value)).toEqual([
      '',
      '',
    ]);
    expect(screen.getByRole('alert')).toHaveTextContent('Every other device was signed out.');
  });

  it('tells a new password that is the old one from another, before anything is sent [A7.080]', async () => {
    const store = begins();
    write('Current password', 'Karaka harbour 3');
    write('New password', 'Karaka harbour 3');
    await press('Change my password');
    expect(box('New password')).toHaveAccessibleDescription(expect.stringContaining('Please choose another one.'));
    expect(store.inputs('changePassword')).toEqual([]);
  });
});
