import { useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { href } from '#ui/link/href.ts';
import { SaverPage } from '#ui/pages/delivery-saver/saver-page.tsx';
import { PlansPage } from '#ui/pages/delivery-saver/plans-page.tsx';
import { planHref, saverHref } from './-saver.ts';
import { useSaver, useSaverAsked } from './-saver-view.ts';

/** What the pass is, joined to its chart. */
export function SaverRoute(): ReactNode {
  const search = useSearch({ from: '/deliverysubscription/' });
  const { plans, address, isShopper, hasPass, here, checkHref, retry } = useSaver();
  useSaverAsked(search);
  return (
    <SaverPage
      plans={plans}
      address={address}
      isShopper={isShopper}
      hasPass={hasPass}
      signInHref={href.signIn(here)}
      plansHref={saverHref('/deliverysubscription/plans', search)}
      planHrefOf={(plan) => planHref({ ...search, plan }, address)}
      checkHref={checkHref}
      onRetry={retry}
    />
  );
}

/** The plans, joined to their chart. */
export function SaverPlansRoute(): ReactNode {
  const search = useSearch({ from: '/deliverysubscription/plans' });
  const { plans, address, hasPass, checkHref, aboutHref, retry } = useSaver();
  useSaverAsked(search);
  return (
    <PlansPage
      plans={plans}
      address={address}
      hasPass={hasPass}
      chosenId={search.plan}
      payHrefOf={(plan) => saverHref('/deliverysubscription/payment', { ...search, plan })}
      checkHref={checkHref}
      aboutHref={aboutHref}
      onRetry={retry}
    />
  );
}
