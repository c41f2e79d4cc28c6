import type { Fault } from '#services/fault.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { href } from '#ui/link/href.ts';
import { failedWords } from '#ui/reorder/reorder-words.ts';
import { recipeTexts as texts } from '#ui/texts/recipe.texts.ts';
import { recipesTexts } from '#ui/texts/recipes.texts.ts';

/** There is no such recipe. */
export const MissingRecipe = () => (
  <main id="main" className="page">
    <EmptyState
      picture="/assets/art/empty-no-results.svg"
      title={<h1>{texts.missing.text}</h1>}
      text={texts.missingWhy.text}
    >
      <ButtonLink href={href.page('/recipes')}>{recipesTexts.browse.text}</ButtonLink>
    </EmptyState>
  </main>
);

/** The recipe is on its way. */
export const ReadingRecipe = () => (
  <main id="main" className="page" aria-busy>
    <h1>{recipesTexts.title.text}</h1>
    <p role="status">{texts.reading.text}</p>
  </main>
);

type Props = { readonly fault: Fault | null; readonly onRetry: () => void };

/** The store did not tell the recipe. */
export const UnreadRecipe = ({ fault, onRetry }: Props) => (
  <main id="main" className="page">
    <h1>{recipesTexts.title.text}</h1>
    <Alert
      type="error"
      action={
        <Button size="small" onClick={onRetry}>
          {texts.tryAgain.text}
        </Button>
      }
    >
      {failedWords(texts.failed, fault)}
    </Alert>
  </main>
);
