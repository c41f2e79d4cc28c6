import { type ReactNode, useEffect } from 'react';
import { accountShown, namesShown } from '#machines/account-details/index.ts';
import { AccountFrame } from '#ui/account-frame/account-frame.tsx';
import { href } from '#ui/link/href.ts';
import { PersonalDetailsPage } from '#ui/pages/personal-details/personal-details-page.tsx';
import { useAccountDetails } from './-account-details.ts';

const path = '/account/personal-details';
const phones = { outlet: 'account-modal', path: 'change-contact-details' } as const;

/** What a shopper has told of themselves, joined to its chart. */
export function PersonalDetailsRoute(): ReactNode {
  const { chart, now, here, signInHref } = useAccountDetails();
  useEffect(() => () => chart?.send({ type: 'names.leave' }), [chart]);
  return (
    <AccountFrame path={path}>
      <PersonalDetailsPage
        shown={accountShown(now)}
        names={namesShown(now)}
        said={{
          onType: (typed) => chart?.send({ type: 'names.type', typed }),
          onSubmit: (sent) => chart?.send({ type: 'names.submit', ...sent }),
        }}
        phonesHref={href.modalOver(here, phones)}
        signInHref={signInHref}
        onRetry={() => chart?.send({ type: 'details.reload' })}
      />
    </AccountFrame>
  );
}
