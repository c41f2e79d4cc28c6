import { useEffect } from 'react';
import { type AnyActorRef, fromPromise } from 'xstate';
import { accountDetailsMachine, accountShown, namesShown, phonesShown } from '#machines/account-details/index.ts';
import { credentialsMachine, emailShown, passwordShown } from '#machines/credentials/index.ts';
import { useChart } from '#ui/chart/use-chart.ts';
import { ContactDetails } from '#ui/contact-details/contact-details.tsx';
import { EmailAndPasswordPage } from '#ui/pages/email-and-password/email-and-password-page.tsx';
import { PersonalDetailsPage } from '#ui/pages/personal-details/personal-details-page.tsx';
import { sampleDetails } from '#ui/pages/personal-details/sample-details.ts';

type Asked = {
  readonly input: unknown;
  readonly resolve: (answer: never) => void;
  readonly reject: (error: unknown) => void;
};

/** The store as the charts meet it: each question waits until the test answers it. */
export function createStore() {
  const asked: Record<string, Asked[]> = {};
  const ask = (name: string) =>
    fromPromise<never, unknown>(
      ({ input }) => new Promise((resolve, reject) => (asked[name] ??= []).push({ input, resolve, reject })),
    );
  const asks = (...names: readonly string[]) => Object.fromEntries(names.map((name) => [name, ask(name)]));
  return {
    inputs: (name: string) => (asked[name] ?? []).map(({ input }) => input),
    answer: (name: string, answer: unknown) => asked[name]?.at(-1)?.resolve(answer as never),
    refuse: (name: string, error: unknown) => asked[name]?.at(-1)?.reject(error),
    details: accountDetailsMachine.provide({
      actors: asks('loadDetails', 'saveNames', 'savePhones', 'checkPassword'),
      actions: { reportTerms: () => undefined },
    } as never),
    credentials: credentialsMachine.provide({
      actors: asks('changeEmail', 'sendLetter', 'checkPassword', 'confirmEmail', 'changePassword'),
    } as never),
  };
}
type Store = ReturnType<typeof createStore>;
type Props = { readonly of: Store };
const input = { subject: 'aroha' };

function useDetails({ of }: Props) {
  const [now, send, actor] = useChart(of.details, { input });
  useEffect(() => (actor as AnyActorRef).send({ type: 'details.open' }), [actor]);
  return { now: now as never, send: send as (event: object) => void };
}

export function LiveDetails(props: Props) {
  const { now, send } = useDetails(props);
  return (
    <PersonalDetailsPage
      shown={accountShown(now)}
      names={namesShown(now)}
      said={{
        onType: (typed) => send({ type: 'names.type', typed }),
        onSubmit: (sent) => send({ type: 'names.submit', ...sent }),
      }}
      phonesHref="/account/personal-details/(account-modal:change-contact-details)"
      signInHref="/shop/securelogin"
      onRetry={() => send({ type: 'details.reload' })}
    />
  );
}

export function LivePhones(props: Props) {
  const { now, send } = useDetails(props);
  return (
    <ContactDetails
      shown={accountShown(now)}
      phones={phonesShown(now)}
      said={{
        onType: (typed) => send({ type: 'phones.type', typed }),
        onSubmit: (sent) => send({ type: 'phones.submit', ...sent }),
        onProof: (proof) => send({ type: 'proof.submit', ...proof }),
        onCancelProof: () => send({ type: 'proof.cancel' }),
      }}
      signInHref="/shop/securelogin"
      onRetry={() => send({ type: 'details.reload' })}
      onClose={() => undefined}
    />
  );
}

export function LiveCredentials({ of }: Props) {
  const [now, sendTyped] = useChart(of.credentials, { input });
  const send = sendTyped as (event: object) => void;
  return (
    <EmailAndPasswordPage
      shown={{ state: 'shown', details: sampleDetails, fault: null }}
      email={emailShown(now as never)}
      password={passwordShown(now as never)}
      said={{
        onEmail: (email) => send({ type: 'email.type', email }),
        onSubmitEmail: (sent) => send({ type: 'email.submit', ...sent }),
        onProof: (proof) => send({ type: 'proof.submit', ...proof }),
        onCancelProof: () => send({ type: 'proof.cancel' }),
        onCode: (tried) => send({ type: 'code.submit', ...tried }),
        onLetter: () => send({ type: 'letter.send' }),
        onChangeAddress: () => send({ type: 'address.change' }),
        onPassword: (sent) => send({ type: 'password.submit', ...sent }),
      }}
      signInHref="/shop/securelogin"
      forgottenHref="/forgotpassword"
      onRetry={() => undefined}
    />
  );
}
