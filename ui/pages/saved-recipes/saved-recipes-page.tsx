import './saved-recipes.css';
import type { SavedRecipesShown } from '#machines/saved-recipes/index.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Breadcrumb } from '#ui/breadcrumb/breadcrumb.tsx';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { href } from '#ui/link/href.ts';
import { RecipeCard } from '#ui/recipe-card/recipe-card.tsx';
import { countOf, failedWords } from '#ui/reorder/reorder-words.ts';
import { pastItemsTexts } from '#ui/texts/past-items.texts.ts';
import { recipesTexts as texts } from '#ui/texts/recipes.texts.ts';

type Props = { readonly shown: SavedRecipesShown; readonly onReload: () => void };

/** The recipes that a shopper saved. One that is not saved any more stays until the page is left, with its heart to bring it back. */
export function SavedRecipesPage({ shown: { state, recipes, savedCount, fault }, onReload }: Props) {
  return (
    <main id="main" className="page saved-recipes" aria-busy={state === 'reading' || undefined} data-state={state}>
      <Breadcrumb
        crumbs={[{ text: pastItemsTexts.lists.text, href: href.page('/lists') }, { text: texts.savedTitle.text }]}
      />
      <h1>{texts.savedTitle.text}</h1>
      <p className="lead">{texts.savedLead.text}</p>
      {state === 'unread' ? (
        <Alert
          type="error"
          action={
            <Button size="small" onClick={onReload}>
              {texts.tryAgain.text}
            </Button>
          }
        >
          {failedWords(texts.savedFailed, fault)}
        </Alert>
      ) : null}
      {recipes === null ? (
        state === 'reading' ? (
          <p role="status">{texts.savedReading.text}</p>
        ) : null
      ) : recipes.length === 0 ? (
        <EmptyState
          picture="/assets/art/empty-no-results.svg"
          title={<h2>{texts.savedNone.text}</h2>}
          text={texts.savedNoneWhy.text}
        >
          <ButtonLink href={href.page('/recipes')}>{texts.browse.text}</ButtonLink>
        </EmptyState>
      ) : (
        <>
          <p className="saved-recipes-count" role="status">
            {countOf(savedCount, texts.one, texts.count)}
          </p>
          <ul className="recipe-grid" aria-label={texts.savedTitle.text}>
            {recipes.map((recipe) => (
              <li key={recipe.slug} data-forgotten={recipe.isSaved ? undefined : ''}>
                <RecipeCard recipe={recipe} level={2} />
                {recipe.isSaved ? null : <p className="saved-recipes-note">{texts.forgotten.text}</p>}
              </li>
            ))}
          </ul>
          <p>
            <ButtonLink href={href.page('/recipes')} look="outline">
              {texts.browse.text}
            </ButtonLink>
          </p>
        </>
      )}
    </main>
  );
}
