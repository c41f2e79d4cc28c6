import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { chart, common } from '#tests/machines/registration/registration.roster.ts';
import { leafStates, playEveryPath } from '../kit/paths.tsx';
import { alerts, box, button, createStore, h1, LiveRegister, press, type Store, summary, type } from './rig.tsx';

async function letterSent(store: Store) {
  await userEvent.type(box('email') as HTMLElement, 'ari@kete.nz');
  await userEvent.type(box('password') as HTMLElement, 'tūī on the wire');
  await userEvent.click(screen.getByRole('button', { name: 'Go on' }));
  await act(async () => store.answer('register', undefined));
}

describe('The page of registering', () => {
  it('asks for the code after email and password, and takes it as it is pasted', async () => {
    const store = createStore();
    render(<LiveRegister of={store} />);
    await letterSent(store);
    expect(store.inputs('register')).toEqual([{ email: 'ari@kete.nz', password: 'tūī on the wire' }]);
    expect(h1()).toBe('Check your email');
    const code = screen.getByRole('textbox', { name: 'Six-digit code' });
    expect(code).toHaveFocus();
    expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    expect(code).toHaveAttribute('inputmode', 'numeric');
    await userEvent.paste('123 456');
    await userEvent.keyboard('{Enter}');
    expect(store.inputs('confirmCode')).toEqual([{ email: 'ari@kete.nz', code: '123456' }]);
  });

  it('refuses a password that is too short before anything is sent [A5.02]', async () => {
    const store = createStore();
    render(<LiveRegister of={store} />);
    await userEvent.type(box('email') as HTMLElement, 'ari@kete.nz');
    await userEvent.type(box('password') as HTMLElement, 'tūī 7{Enter}');
    expect(store.inputs('register')).toEqual([]);
    expect(box('password')).toHaveFocus();
    expect(box('password')).toHaveAccessibleDescription(/Use at least 8 characters\.$/);
  });

  it('shows at the password what only the store knows, and keeps what was typed', async () => {
    const store = createStore();
    render(<LiveRegister of={store} />);
    await userEvent.type(box('email') as HTMLElement, 'ari@kete.nz');
    await userEvent.type(box('password') as HTMLElement, 'password1{Enter}');
    await act(async () => store.refuse('register', common));
    expect(box('password')).toHaveAccessibleDescription(/Password is used by many people\.$/);
    expect(box('password')).toHaveValue('password1');
    expect(box('email')).toHaveValue('ari@kete.nz');
  });

  it('lets the address be changed without losing the password', async () => {
    const store = createStore();
    render(<LiveRegister of={store} />);
    await letterSent(store);
    await userEvent.click(screen.getByRole('button', { name: 'Use another email address' }));
    expect(h1()).toBe('Register for online shopping');
    expect([box('email')?.value, box('password')?.value]).toEqual(['ari@kete.nz', 'tūī on the wire']);
    expect(screen.queryByRole('textbox', { name: 'Six-digit code' })).toBeNull();
  });

  it('says how long to wait for another letter, and asks for none before', async () => {
    const store = createStore();
    render(<LiveRegister of={store} />);
    await letterSent(store);
    expect(screen.getByText('It can take a moment. After half a minute you can ask for another.')).toBeVisible();
    const again = screen.getByRole('button', { name: 'Send another email' });
    expect(again).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(again);
    expect(store.inputs('sendLetter')).toEqual([]);
  });

  it('says at the code why it is not right', async () => {
    const store = createStore();
    render(<LiveRegister of={store} />);
    await letterSent(store);
    await userEvent.keyboard('12345{Enter}');
    expect(box('code')).toHaveAccessibleDescription('The code has six digits. Please check it.');
    await userEvent.keyboard('6{Enter}');
    await act(async () =>
      store.answer('confirmCode', { isSuccessful: false, signInFailureReasonMessage: 'That code is too old.' }),
    );
    expect(box('code')).toHaveAccessibleDescription('That code is too old.');
    expect(box('code')).toHaveValue('123456');
  });

  it('is true to those who have an account already', async () => {
    const store = createStore();
    render(<LiveRegister of={store} />);
    await letterSent(store);
    expect(screen.getByText(/If you have registered before, it says so instead/)).toBeInTheDocument();
  });
});

it('The page of registering stands as its chart says on every generated path', async () => {
  let store: Store;
  const account = (words: string, wrong: string | null, said: number) => {
    expect(h1()).toBe('Register for online shopping');
    expect(button(words)).toBeDefined();
    expect([summary(), alerts().length]).toEqual([wrong, said]);
  };
  const code = (words: string, wrong: boolean) => {
    expect(h1()).toBe('Check your email');
    expect(button('Go on')).toBeUndefined();
    expect(button(words)).toBeDefined();
    expect(box('code')?.getAttribute('aria-invalid') ?? null).toBe(wrong ? 'true' : null);
  };
  const letter = (words: RegExp, canAsk: boolean) => {
    expect(document.querySelector('.entry-letter [role=status]')?.textContent).toMatch(words);
    expect(button('Send another email')?.getAttribute('aria-disabled')).toBe(canAsk ? null : 'true');
  };
  const happens = (name: string) => ({
    [`xstate.done.actor.${name}`]: ({ output }: AnyEventObject) => store.answer(name, output),
    [`xstate.error.actor.${name}`]: ({ error }: AnyEventObject) => store.refuse(name, error),
  });
  const isAtCode = () => h1() === 'Check your email';
  const { seen } = await playEveryPath(
    { ...chart, shape: () => null },
    {
      render: () => {
        store = createStore();
        render(<LiveRegister of={store} />);
      },
      drive: {
        'email.change': () => (box('email') && !isAtCode() ? type('email', 'a') : false),
        'form.submit': ({ email, password, problems }) => {
          if (isAtCode() || !box('email')) return false;
          type('email', 'email' in problems ? '' : email);
          type('password', password);
          return press('Go on');
        },
        'code.submit': ({ code: typed, problems }) => {
          type('code', 'code' in problems ? '12' : typed);
          return press('Confirm');
        },
        'letter.send': () => press('Send another email'),
        'address.change': () => press('Use another email address'),
        'page.leave': () => store.send({ type: 'page.leave' }),
        ...happens('register'),
        ...happens('confirmCode'),
        ...happens('sendLetter'),
      },
      see: {
        'open.editing': () => account('Go on', null, 0),
        'open.wrong': () => account('Go on', 'One thing needs another look', 0),
        'open.failed': () => account('Go on', null, 1),
        sending: () => account('One moment…', null, 0),
        'lettered.code.editing': () => code('Confirm', false),
        'lettered.code.wrong': () => code('Confirm', true),
        'lettered.code.failed': () => {
          code('Confirm', false);
          expect(alerts().length).toBeGreaterThan(0);
        },
        'lettered.code.sending': () => code('Confirming…', false),
        'lettered.letter.waiting': () => letter(/half a minute|on its way/, false),
        'lettered.letter.ready': () => letter(/Nothing there/, true),
        'lettered.letter.sending': () => letter(/Asking/, false),
        done: () => expect(screen.getByRole('link', { name: 'Give your details' })).toBeInTheDocument(),
      },
    },
  );
  expect([...seen].sort()).toEqual([...leafStates(chart)].sort());
}, 120_000);
