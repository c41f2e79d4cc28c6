import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { AnalyticsEvent, ImpressionsService } from '#services/analytics/analytics.contract.ts';
import { ImpressionsContext } from '#ui/impressions/use-impression.ts';
import { RecipeGrid } from '#ui/recipe-card/recipe-grid.tsx';
import { sampleShelf } from '#ui/recipe-card/sample-recipes.ts';
import { TellContext } from '#ui/tell/tell.ts';

it('A recipe that comes into view is counted once, by its name alone [B3.86] [B7.65]', async () => {
  const told: AnalyticsEvent[] = [];
  const seen: (() => void)[] = [];
  const watch: ImpressionsService['watch'] = (_, { onSeen }) => {
    seen.push(onSeen);
    return () => undefined;
  };
  render(
    <TellContext value={(event) => told.push(event)}>
      <ImpressionsContext value={watch}>
        <RecipeGrid recipes={sampleShelf.recipes} label="Recipes" />
      </ImpressionsContext>
    </TellContext>,
  );
  expect(seen).toHaveLength(sampleShelf.recipes.length);
  seen[0]?.();
  seen[0]?.();
  await expect
    .poll(() => told)
    .toEqual([{ event: 'recipe_stamp_impression', recipe_name: sampleShelf.recipes[0]?.title }]);
});
