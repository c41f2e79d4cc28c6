import { useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { choiceOf, type consentMachine } from '#machines/consent/index.ts';
import { chartOf, flagsOf, themeIn, themeOf } from '#machines/shop/index.ts';
import { betaOf } from '#services/experiments/experiments.rules.ts';
import { AccountFrame } from '#ui/account-frame/account-frame.tsx';
import { PreferencesPage } from '#ui/pages/preferences/preferences-page.tsx';
import { DietarySection } from './-dietary-profile.tsx';
import { usePreferences } from './-preferences.ts';

/** What was answered to the question whether visits count; undefined until the chart of it has come. */
function useConsent() {
  const { shop } = useRouteContext({ from: '__root__' });
  const isOpen = useSelector(shop, ({ children }) => 'consent' in children);
  const chart = isOpen ? chartOf<typeof consentMachine>(shop, 'consent') : undefined;
  return useSelector(chart, (now) => now && choiceOf(now));
}

/** The preferences of a shopper, joined to their charts: those of orders, and those of this browser. */
export function PreferencesRoute(): ReactNode {
  const { shop } = useRouteContext({ from: '__root__' });
  const { shown, send } = usePreferences();
  const theme = useSelector(themeOf(shop), themeIn);
  const beta = useSelector(flagsOf(shop), ({ context }) => context);
  const { optedIn, disabled } = betaOf(beta);
  return (
    <AccountFrame path="/account/preferences">
      <PreferencesPage
        shown={shown}
        onSend={send}
        theme={theme === 'device' ? null : theme}
        onTheme={(choice) => themeOf(shop).send({ type: 'theme.choose', choice: choice ?? 'device' })}
        consent={useConsent()}
        more={<DietarySection />}
        isInBeta={disabled ? null : (shown.isInBeta ?? optedIn)}
      />
    </AccountFrame>
  );
}
