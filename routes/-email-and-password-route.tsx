import { useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect } from 'react';
import { accountShown } from '#machines/account-details/index.ts';
import { type credentialsMachine, emailShown, passwordShown } from '#machines/credentials/index.ts';
import { chartOf } from '#machines/shop/index.ts';
import { AccountFrame } from '#ui/account-frame/account-frame.tsx';
import { href } from '#ui/link/href.ts';
import { EmailAndPasswordPage } from '#ui/pages/email-and-password/email-and-password-page.tsx';
import { useAccountDetails } from './-account-details.ts';

/** How somebody signs in, joined to its charts. */
export function EmailAndPasswordRoute(): ReactNode {
  const { shop } = useRouteContext({ from: '__root__' });
  const { chart: details, now, signInHref } = useAccountDetails();
  const chart = chartOf<typeof credentialsMachine>(shop, 'credentials');
  const credentials = useSelector(chart, (state) => state);
  useEffect(() => () => chart?.send({ type: 'page.leave' }), [chart]);
  return (
    <AccountFrame path="/account/email-and-password">
      <EmailAndPasswordPage
        shown={accountShown(now)}
        email={emailShown(credentials)}
        password={passwordShown(credentials)}
        said={{
          onEmail: (email) => chart?.send({ type: 'email.type', email }),
          onSubmitEmail: (sent) => chart?.send({ type: 'email.submit', ...sent }),
          onProof: (proof) => chart?.send({ type: 'proof.submit', ...proof }),
          onCancelProof: () => chart?.send({ type: 'proof.cancel' }),
          onCode: (tried) => chart?.send({ type: 'code.submit', ...tried }),
          onLetter: () => chart?.send({ type: 'letter.send' }),
          onChangeAddress: () => chart?.send({ type: 'address.change' }),
          onPassword: (sent) => chart?.send({ type: 'password.submit', ...sent }),
        }}
        signInHref={signInHref}
        forgottenHref={href.page('/forgotpassword')}
        onRetry={() => details?.send({ type: 'details.reload' })}
      />
    </AccountFrame>
  );
}
