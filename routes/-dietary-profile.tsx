import { useRouteContext, useRouter } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect } from 'react';
import {
  type DietaryProfileEvent,
  type dietaryProfileMachine,
  dietaryProfileShown,
} from '#machines/dietary-profile/index.ts';
import { chartOf } from '#machines/shop/index.ts';
import { DietaryProfileForm } from '#ui/dietary-profile/dietary-profile.tsx';
import { PreferenceSection } from '#ui/pages/preferences/section.tsx';
import { dietaryTexts as texts } from '#ui/texts/dietary.texts.ts';
import { useLate } from './-trolley-choices.ts';

/** How a shopper eats, joined to its chart; whatever pages have kept for another profile is asked for anew. */
export function DietarySection(): ReactNode {
  const { shop } = useRouteContext({ from: '__root__' });
  const router = useRouter();
  const isOpen = useLate('dietaryProfile');
  const chart = isOpen ? chartOf<typeof dietaryProfileMachine>(shop, 'dietaryProfile') : undefined;
  const shown = dietaryProfileShown(useSelector(chart, (now) => now));
  const send = (event: DietaryProfileEvent) => chart?.send(event);
  useEffect(() => {
    if (chart?.getSnapshot().context.told === null) chart.send({ type: 'profile.need' });
    const kept = chart?.on('profile.kept', () => void router.invalidate());
    return () => kept?.unsubscribe();
  }, [chart, router]);
  return (
    <PreferenceSection title={texts.title.text} text={texts.lead.text} anchor="how-you-eat">
      <DietaryProfileForm
        shown={shown}
        onWant={(profile) => send({ type: 'profile.want', profile })}
        onRetry={() => send({ type: 'profile.retry' })}
        onPutBack={() => send({ type: 'profile.putBack' })}
      />
    </PreferenceSection>
  );
}
