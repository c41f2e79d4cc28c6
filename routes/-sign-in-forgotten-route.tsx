import { useLocation, useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { forgottenPasswordShown } from '#machines/forgotten-password/index.ts';
import { signInStartPath } from '#services/navigation/auto-redirect.rules.ts';
import { ForgotPasswordPage } from '#ui/pages/forgot-password/forgot-password-page.tsx';
import { SingleSignOn } from '#ui/pages/sign-in/single-sign-on.tsx';
import { forgotPasswordTexts } from '#ui/texts/forgot-password.texts.ts';
import { signInPageTexts } from '#ui/texts/sign-in-pages.texts.ts';
import { useSignInChart } from './-sign-in-chart.ts';
import { keepEmail, onwardOf, signInOf, withReturn } from './-sign-in-entry.ts';

const tokenIn = (hash: string): string | null => /^#?token=(.+)$/.exec(hash)?.[1] ?? null;

export function ForgotPasswordRoute(): ReactNode {
  const { shop, search, chart, state } = useSignInChart('forgottenPassword');
  const hash = useLocation({ select: (location) => location.hash });
  const { history } = useRouter();
  useEffect(() => {
    const token = tokenIn(hash);
    if (token === null || chart === undefined) return;
    chart.send({ type: 'token.take', token });
    // Before anything else reads the address, and before anyone can copy it.
    history.replace(history.location.pathname + history.location.search);
    history.flush();
  }, [hash, chart, history]);
  if (signInOf(shop) === 'sso')
    return (
      <SingleSignOn
        title={forgotPasswordTexts.title.text}
        text={signInPageTexts.accountElsewhere.text}
        startHref={signInStartPath(onwardOf(search))}
      />
    );
  return (
    <ForgotPasswordPage
      shown={forgottenPasswordShown(state)}
      signInHref={withReturn('/shop/securelogin', search)}
      onwardHref={onwardOf(search)}
      onEmail={(email) => keepEmail(shop, email)}
      onAsk={(asked) => chart?.send({ type: 'letter.ask', ...asked })}
      onAgain={() => chart?.send({ type: 'letter.again' })}
      onChoose={(chosen) => chart?.send({ type: 'password.choose', ...chosen, redirectUrl: onwardOf(search) })}
    />
  );
}
