import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { chart } from '#tests/machines/forgotten-password/forgotten-password.roster.ts';
import { leafStates, playEveryPath } from '../kit/paths.tsx';
import { alerts, box, button, createStore, h1, LiveForgotten, press, type Store, summary, type } from './rig.tsx';

describe('The page of a forgotten password', () => {
  it('says the same to everyone, and leads its heading to whoever lost the form they were in', async () => {
    const store = createStore();
    render(<LiveForgotten of={store} />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'ari@kete.nz{Enter}');
    await act(async () => store.answer('askLetter', undefined));
    expect(store.inputs('askLetter')).toEqual([{ email: 'ari@kete.nz' }]);
    expect(h1()).toBe('Check your email');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(screen.getByRole('main')).toHaveTextContent(
      'We have written to ari@kete.nz. If it has an account with us, there is a link in our email',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Try another address' }));
    expect(box('email')).toHaveValue('ari@kete.nz');
  });

  it('asks once for the new password, says what it ends, and shows what it needs', async () => {
    const store = createStore();
    render(<LiveForgotten of={store} />);
    await act(async () => store.send({ type: 'token.take', token: 'tui' }));
    expect(h1()).toBe('Choose a new password');
    expect(screen.getByRole('main')).toHaveTextContent('signed out everywhere else');
    expect(document.querySelectorAll('[type=password]')).toHaveLength(1);
    expect(screen.getByRole('list', { name: 'Your password needs' })).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('New password'), 'tūī on the wire{Enter}');
    expect(store.inputs('choosePassword')).toEqual([{ token: 'tui', password: 'tūī on the wire' }]);
    await act(async () => store.answer('choosePassword', { isSuccessful: true, signInFailureReasonMessage: null }));
    expect(screen.getByRole('alert')).toHaveTextContent('signed out everywhere else');
    expect(store.told).toEqual(['login.told']);
  });
});

it('The page of a forgotten password stands as its chart says on every generated path', async () => {
  let store: Store;
  const form = (title: string, words: string, wrong: string | null, said: number) => {
    expect(h1()).toBe(title);
    expect(button(words)).toBeDefined();
    expect([summary(), alerts().length]).toEqual([wrong, said]);
  };
  const ask = form.bind(null, 'Forgotten your password?');
  const choose = form.bind(null, 'Choose a new password');
  const happens = (name: string) => ({
    [`xstate.done.actor.${name}`]: ({ output }: AnyEventObject) => store.answer(name, output),
    [`xstate.error.actor.${name}`]: ({ error }: AnyEventObject) => store.refuse(name, error),
  });
  const one = 'One thing needs another look';
  const { seen } = await playEveryPath(chart, {
    render: () => {
      store = createStore();
      render(<LiveForgotten of={store} />);
    },
    drive: {
      'email.change': () => (box('email') ? type('email', 'a') : false),
      'letter.ask': ({ email, problems }) => {
        type('email', 'email' in problems ? '' : email);
        return press('Send me the link');
      },
      'letter.again': () => (press('Try another address') === false ? press('Ask for another link') : undefined),
      'token.take': ({ token }) => store.send({ type: 'token.take', token }),
      'password.choose': ({ password, problems }) => {
        type('password', 'password' in problems ? '' : password);
        return press('Keep my new password');
      },
      'page.leave': () => store.send({ type: 'page.leave' }),
      ...happens('askLetter'),
      ...happens('choosePassword'),
    },
    see: {
      'asking.editing': () => ask('Send me the link', null, 0),
      'asking.wrong': () => ask('Send me the link', one, 0),
      'asking.failed': () => ask('Send me the link', null, 1),
      sending: () => ask('Sending…', null, 0),
      lettered: () => expect(h1()).toBe('Check your email'),
      'choosing.editing': () => choose('Keep my new password', null, 0),
      'choosing.wrong': () => choose('Keep my new password', one, 0),
      'choosing.failed': () => choose('Keep my new password', null, 1),
      keeping: () => choose('Keeping it…', null, 0),
      spent: ({ reason }) => {
        expect(h1()).toBe('This link no longer works');
        expect(alerts()[0]).toContain(reason ?? 'It has been used, or it is too old.');
      },
      done: () => expect(h1()).toBe('Your new password is kept'),
    },
  });
  expect([...seen].sort()).toEqual([...leafStates(chart)].sort());
}, 60_000);
