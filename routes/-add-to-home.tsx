import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { type addToHomeMachine, promptOf } from '#machines/add-to-home/index.ts';
import { chartOf, type ShopActor } from '#machines/shop/index.ts';
import { AddToHome } from '#ui/add-to-home/add-to-home.tsx';

/** The prompt of the chart that was opened for it. */
export function AddToHomePrompt({ shop }: { shop: ShopActor }): ReactNode {
  const chart = chartOf<typeof addToHomeMachine>(shop, 'addToHome');
  const prompt = useSelector(chart, (addToHome) => addToHome && promptOf(addToHome));
  const isBusy = useSelector(chart, (addToHome) => addToHome?.hasTag('busy') ?? false);
  if (!chart || !prompt) return null;
  return (
    <AddToHome
      prompt={prompt}
      isBusy={isBusy}
      onAccept={() => chart.send({ type: 'prompt.accept' })}
      onDismiss={() => chart.send({ type: 'prompt.dismiss' })}
    />
  );
}
