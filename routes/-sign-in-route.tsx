import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { isLoggedIn, sessionOf } from '#machines/shop/index.ts';
import { signInShown } from '#machines/sign-in/index.ts';
import { automaticSignIn, signInReasonOf, signInStartPath } from '#services/navigation/auto-redirect.rules.ts';
import { SignInPage } from '#ui/pages/sign-in/sign-in-page.tsx';
import { SingleSignOn } from '#ui/pages/sign-in/single-sign-on.tsx';
import { signInPageTexts as texts } from '#ui/texts/sign-in-pages.texts.ts';
import { useSignInChart } from './-sign-in-chart.ts';
import { keepEmail, onwardOf, signInOf, withReturn } from './-sign-in-entry.ts';

/** Why they are here again: what the provider's answer said, or that they came back at all. */
function cameBackIn(search: { readonly reason?: unknown; readonly redirected?: unknown }) {
  return signInReasonOf(search.reason) ?? (search.redirected === undefined ? null : 'notSignedIn');
}

export function SignInRoute(): ReactNode {
  const { shop, search, chart, state } = useSignInChart('signIn');
  const isSignedIn = useSelector(sessionOf(shop), isLoggedIn);
  const signIn = signInOf(shop);
  const onwardHref = onwardOf(search);
  if (signIn === 'sso' && !isSignedIn)
    return (
      <SingleSignOn
        title={texts.title.text}
        startHref={signInStartPath(onwardHref)}
        isGoing={automaticSignIn(search as never, signIn) !== null}
        cameBack={cameBackIn(search)}
      />
    );
  return (
    <SignInPage
      shown={signInShown(state)}
      isSignedIn={isSignedIn}
      cameBack={cameBackIn(search)}
      onwardHref={onwardHref}
      registerHref={withReturn('/register', search)}
      forgottenHref={withReturn('/forgotpassword', search)}
      onEmail={(email) => keepEmail(shop, email)}
      onSubmit={(tried) => chart?.send({ type: 'form.submit', ...tried, redirectUrl: onwardHref })}
    />
  );
}
