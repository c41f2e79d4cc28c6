import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { choiceOf, type consentMachine, isAsking } from '#machines/consent/index.ts';
import { chartOf, type ShopActor } from '#machines/shop/index.ts';
import { ConsentBar } from '#ui/consent-bar/consent-bar.tsx';
import { AddToHomePrompt } from './-add-to-home.tsx';

function Consent({ shop }: { shop: ShopActor }): ReactNode {
  const chart = chartOf<typeof consentMachine>(shop, 'consent');
  const asks = useSelector(chart, (consent) => consent !== undefined && isAsking(consent));
  const choice = useSelector(chart, (consent) => (consent ? choiceOf(consent) : null));
  if (!chart || !asks) return null;
  return (
    <ConsentBar
      choice={choice}
      onGrant={() => chart.send({ type: 'consent.grant' })}
      onRefuse={() => chart.send({ type: 'consent.refuse' })}
    />
  );
}

/** What the page may ask of a visitor once it has had its say. */
export function Prompts({ shop }: { shop: ShopActor }): ReactNode {
  const mayInstall = useSelector(shop, ({ children }) => 'addToHome' in children);
  return (
    <>
      <Consent shop={shop} />
      {mayInstall ? <AddToHomePrompt shop={shop} /> : null}
    </>
  );
}
