import { fireEvent } from '@testing-library/react';
import { type AnyActorRef, fromPromise } from 'xstate';
import { useEffect } from 'react';
import type { RegistrationShown } from '#machines/registration/index.ts';
import { forgottenPasswordMachine, forgottenPasswordShown } from '#machines/forgotten-password/index.ts';
import { registrationMachine, registrationShown } from '#machines/registration/index.ts';
import { signInMachine, signInShown } from '#machines/sign-in/index.ts';
import { useChart } from '#ui/chart/use-chart.ts';
import { ForgotPasswordPage } from '#ui/pages/forgot-password/forgot-password-page.tsx';
import { RegisterPage } from '#ui/pages/register/register-page.tsx';
import { SignInPage, type SignInPageProps } from '#ui/pages/sign-in/sign-in-page.tsx';

type Asked = {
  readonly input: unknown;
  readonly resolve: (answer: never) => void;
  readonly reject: (error: unknown) => void;
};

/** The store as the charts of these pages meet it: each question waits until the test answers it. */
export function createStore() {
  const asked: Record<string, Asked[]> = {};
  const told: string[] = [];
  const ask = (name: string) =>
    fromPromise<never, unknown>(
      ({ input }) => new Promise((resolve, reject) => (asked[name] ??= []).push({ input, resolve, reject })),
    );
  const last = (name: string) => asked[name]?.at(-1);
  const reportLogin = () => void told.push('login.told');
  let actor: AnyActorRef | undefined;
  return {
    hold: (held: AnyActorRef) => void (actor = held),
    told,
    inputs: (name: string) => (asked[name] ?? []).map(({ input }) => input),
    answer: (name: string, answer: unknown) => last(name)?.resolve(answer as never),
    refuse: (name: string, error: unknown) => last(name)?.reject(error),
    send: (event: object) => actor?.send(event as never),
    signIn: signInMachine.provide({ actors: { signIn: ask('signIn') }, actions: { reportLogin } } as never),
    registration: registrationMachine.provide({
      actors: { register: ask('register'), confirmCode: ask('confirmCode'), sendLetter: ask('sendLetter') },
      actions: { reportLogin },
    } as never),
    forgottenPassword: forgottenPasswordMachine.provide({
      actors: { askLetter: ask('askLetter'), choosePassword: ask('choosePassword') },
      actions: { reportLogin },
    } as never),
  };
}
export type Store = ReturnType<typeof createStore>;

function useLive<M extends Store['signIn'] | Store['registration'] | Store['forgottenPassword']>(
  of: Store,
  machine: M,
) {
  const [state, send, actor] = useChart(machine);
  useEffect(() => of.hold(actor as never), [of, actor]);
  return [state, send] as const;
}

export function LiveSignIn({ of, ...over }: { readonly of: Store } & Partial<SignInPageProps>) {
  const [state, send] = useLive(of, of.signIn);
  return (
    <SignInPage
      shown={signInShown(state as never)}
      isSignedIn={false}
      cameBack={null}
      onwardHref="/trolley"
      registerHref="/register?redirectUrl=%2Ftrolley"
      forgottenHref="/forgotpassword?redirectUrl=%2Ftrolley"
      onEmail={(email) => send({ type: 'email.change', email })}
      onSubmit={(tried) => send({ type: 'form.submit', ...tried, redirectUrl: '/trolley' } as never)}
      {...over}
    />
  );
}

export function LiveRegister({ of }: { readonly of: Store }) {
  const [state, send] = useLive(of, of.registration);
  const tell = (event: object) => send(event as never);
  return (
    <RegisterPage
      shown={registrationShown(state as never) as RegistrationShown}
      detailsHref="/register/shopperdetails"
      signInHref="/shop/securelogin"
      privacyHref="/info/privacy"
      onEmail={(email) => tell({ type: 'email.change', email })}
      onSubmit={(account) => tell({ type: 'form.submit', ...account })}
      onCode={(tried) => tell({ type: 'code.submit', ...tried, redirectUrl: '/register/shopperdetails' })}
      onLetter={(password) => tell({ type: 'letter.send', password })}
      onChangeAddress={() => tell({ type: 'address.change' })}
    />
  );
}

export function LiveForgotten({ of }: { readonly of: Store }) {
  const [state, send] = useLive(of, of.forgottenPassword);
  const tell = (event: object) => send(event as never);
  return (
    <ForgotPasswordPage
      shown={forgottenPasswordShown(state as never)}
      signInHref="/shop/securelogin"
      onwardHref="/"
      onEmail={(email) => tell({ type: 'email.change', email })}
      onAsk={(asked) => tell({ type: 'letter.ask', ...asked })}
      onAgain={() => tell({ type: 'letter.again' })}
      onChoose={(chosen) => tell({ type: 'password.choose', ...chosen, redirectUrl: null })}
    />
  );
}

export const box = (name: string) => document.querySelector<HTMLInputElement>(`main [name=${name}]`);
export const type = (name: string, value: string) => {
  const field = box(name);
  if (field) fireEvent.input(field, { target: { value } });
};
/** A button by its words, if it can be seen: what asking by role would find, without the price of it on a thousand steps. */
export const button = (name: string) =>
  [...document.querySelectorAll('button')].find((one) => one.textContent === name && one.closest('[hidden]') === null);
/** Presses the button of that name; `false` when no such button can be seen. */
export function press(name: string): void | false {
  const found = button(name);
  if (!found) return false;
  fireEvent.click(found);
}
export const h1 = () => document.querySelector('main h1')?.textContent;
export const alerts = () => [...document.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent);
export const summary = () => document.querySelector('.form-summary h2')?.textContent ?? null;
