import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { chart } from '#tests/machines/sign-in/sign-in.roster.ts';
import { FaultError } from '#services/fault.ts';
import { SingleSignOn } from '#ui/pages/sign-in/single-sign-on.tsx';
import { leafStates, playEveryPath } from '../kit/paths.tsx';
import { alerts, box, button, createStore, h1, LiveSignIn, press, type Store, summary, type } from './rig.tsx';

describe('The sign-in page', () => {
  it('sends what was typed when Enter is pressed, and the email without what stood around it', async () => {
    const store = createStore();
    render(<LiveSignIn of={store} />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), ' ari@kete.nz');
    await userEvent.type(screen.getByLabelText('Password'), ' tūī 7 {Enter}');
    expect(store.inputs('signIn')).toEqual([{ email: 'ari@kete.nz', password: ' tūī 7 ' }]);
    expect(screen.getByRole('button', { name: 'Signing in…' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('shows the store’s reason beside the button, spoken, and loses nothing typed [A4.41] [A8.41]', async () => {
    const store = createStore();
    render(<LiveSignIn of={store} />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'ari@kete.nz');
    await userEvent.type(screen.getByLabelText('Password'), 'kererū{Enter}');
    const reason = 'Kāore i te tika: that email and password do not fit together.';
    await act(async () => store.answer('signIn', { isSuccessful: false, signInFailureReasonMessage: reason }));
    expect(screen.getByRole('alert')).toHaveTextContent(reason);
    expect([box('email')?.value, box('password')?.value]).toEqual(['ari@kete.nz', 'kererū']);
  });

  it('sends nothing that cannot be right, says what is missing, and puts the focus there', async () => {
    const store = createStore();
    render(<LiveSignIn of={store} />);
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(store.inputs('signIn')).toEqual([]);
    expect(summary()).toBe('2 things need another look');
    expect(box('email')).toHaveFocus();
    await userEvent.type(box('email') as HTMLElement, 'ari@kete');
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(box('email')).toHaveAccessibleDescription('An email looks like name@example.nz. Please check yours.');
  });

  it('leaves the focus where it is while somebody types after a refusal', async () => {
    const store = createStore();
    render(<LiveSignIn of={store} />);
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    await userEvent.type(box('password') as HTMLElement, 'kererū');
    await userEvent.type(box('email') as HTMLElement, 'a');
    expect(box('email')).toHaveFocus();
    await userEvent.type(box('password') as HTMLElement, '7');
    expect(box('password')).toHaveFocus();
  });

  it('says when to try again where it was tried too often', async () => {
    const store = createStore();
    render(<LiveSignIn of={store} />);
    await userEvent.type(box('email') as HTMLElement, 'ari@kete.nz');
    await userEvent.type(box('password') as HTMLElement, 'kererū{Enter}');
    const tooMany = { tag: 'refused', status: 429, code: 'TooMany', message: '', retryAfterMs: 40_000 } as const;
    await act(async () => store.refuse('signIn', new FaultError(tooMany)));
    expect(screen.getByRole('alert')).toHaveTextContent('Please wait 40 seconds, then try again.');
  });

  it('keeps where they were going on the ways to registering and to a new password', () => {
    render(<LiveSignIn of={createStore()} />);
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(['/forgotpassword?redirectUrl=%2Ftrolley', '/register?redirectUrl=%2Ftrolley']);
  });

  it('has a way on for whoever is signed in already', () => {
    render(<LiveSignIn of={createStore()} isSignedIn />);
    expect(screen.getByRole('link', { name: 'Go on' })).toHaveAttribute('href', '/trolley');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each([
    ['cancelled', 'You stopped before you were signed in.'],
    ['expired', 'That took too long'],
    ['failed', 'Something went wrong while you were signing in.'],
    ['unverified', 'Your email has not been confirmed yet.'],
    ['notSignedIn', 'You came back without being signed in.'],
  ] as const)('says why they came back: %s [B2.44]', (cameBack, words) => {
    render(<LiveSignIn of={createStore()} cameBack={cameBack} />);
    expect(screen.getByRole('alert')).toHaveTextContent(words);
  });

  it('of a provider is a real link, and says so when it goes there by itself', () => {
    const startHref = '/bff/initiate-oidc-signin?redirectUrl=%2Ftrolley';
    const { rerender } = render(<SingleSignOn title="Sign in" startHref={startHref} cameBack="cancelled" />);
    expect([h1(), alerts().length]).toEqual(['Sign in', 1]);
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', startHref);
    rerender(<SingleSignOn title="Sign in" startHref={startHref} isGoing />);
    expect(h1()).toBe('Taking you to sign in');
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', startHref);
  });
});

it('The sign-in page stands as its chart says on every generated path', async () => {
  let store: Store;
  const formSays = (words: string, said: readonly string[], wrong: string | null) => {
    expect(button(words)).toBeDefined();
    expect(document.querySelectorAll('.field')).toHaveLength(2);
    expect(alerts()).toEqual(said);
    expect(summary()).toBe(wrong);
  };
  const { seen } = await playEveryPath(chart, {
    render: () => {
      store = createStore();
      render(<LiveSignIn of={store} />);
    },
    drive: {
      'email.change': () => (box('email') ? type('email', 'a') : false),
      'form.submit': ({ email, password, problems }) => {
        type('email', email);
        type('password', 'password' in problems ? '' : password);
        return press('Sign in');
      },
      'page.leave': () => store.send({ type: 'page.leave' }),
      'xstate.done.actor.signIn': ({ output }: AnyEventObject) => store.answer('signIn', output),
      'xstate.error.actor.signIn': ({ error }: AnyEventObject) => store.refuse('signIn', error),
    },
    see: {
      'open.editing': () => formSays('Sign in', [], null),
      'open.wrong': ({ problems }) => {
        formSays('Sign in', [], 'One thing needs another look');
        expect(box(Object.keys(problems)[0] ?? '')).toHaveFocus();
        expect(box(Object.keys(problems)[0] ?? '')).toBeInvalid();
      },
      'open.refused': ({ reason }) =>
        formSays('Sign in', [expect.stringContaining(reason || 'We could not sign you in.')] as never, null),
      'open.failed': () => formSays('Sign in', [expect.stringMatching(/try again|check it/)] as never, null),
      sending: () => formSays('Signing in…', [], null),
      done: () => expect(screen.getByRole('link', { name: 'Go on' })).toBeInTheDocument(),
    },
  });
  expect([...seen].sort()).toEqual([...leafStates(chart)].sort());
}, 60_000);
