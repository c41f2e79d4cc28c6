import type { ReactNode } from 'react';
import { registrationShown } from '#machines/registration/index.ts';
import { signInStartPath } from '#services/navigation/auto-redirect.rules.ts';
import { href } from '#ui/link/href.ts';
import { RegisterPage } from '#ui/pages/register/register-page.tsx';
import { SingleSignOn } from '#ui/pages/sign-in/single-sign-on.tsx';
import { navigationTexts } from '#ui/texts/navigation.texts.ts';
import { signInPageTexts } from '#ui/texts/sign-in-pages.texts.ts';
import { useSignInChart } from './-sign-in-chart.ts';
import { keepEmail, onwardOf, signInOf, withReturn } from './-sign-in-entry.ts';

export function RegisterRoute(): ReactNode {
  const { shop, search, chart, state } = useSignInChart('registration');
  const detailsHref = withReturn('/register/shopperdetails', search);
  if (signInOf(shop) === 'sso')
    return (
      <SingleSignOn
        title={navigationTexts.register.text}
        text={signInPageTexts.accountElsewhere.text}
        startHref={signInStartPath(onwardOf(search))}
      />
    );
  return (
    <RegisterPage
      shown={registrationShown(state)}
      detailsHref={detailsHref}
      signInHref={withReturn('/shop/securelogin', search)}
      privacyHref={href.info('privacy')}
      onEmail={(email) => keepEmail(shop, email)}
      onSubmit={(account) => chart?.send({ type: 'form.submit', ...account })}
      // The page is loaded anew, and leads whoever is in to their details: that is no path to come back to.
      onCode={(tried) => chart?.send({ type: 'code.submit', ...tried, redirectUrl: null })}
      onLetter={(password) => chart?.send({ type: 'letter.send', password })}
      onChangeAddress={() => chart?.send({ type: 'address.change' })}
    />
  );
}
