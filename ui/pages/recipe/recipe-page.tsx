import '#ui/listing-tools/listing-tools.css';
import './recipe.css';
import type { ReactNode } from 'react';
import type { RecipeEvent, RecipeShown } from '#machines/recipe/index.ts';
import type { RecipeDetail } from '#services/recipes/recipes.contract.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Breadcrumb } from '#ui/breadcrumb/breadcrumb.tsx';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { Image } from '#ui/image/image.tsx';
import { href } from '#ui/link/href.ts';
import { RecipeGrid } from '#ui/recipe-card/recipe-grid.tsx';
import { costWords, timeWords } from '#ui/recipe-card/recipe-words.ts';
import { SaveRecipe } from '#ui/recipe-card/save-recipe.tsx';
import { failedWords } from '#ui/reorder/reorder-words.ts';
import { recipeTexts as texts } from '#ui/texts/recipe.texts.ts';
import { dietTexts, recipesTexts } from '#ui/texts/recipes.texts.ts';
import { RecipeBuying } from './recipe-buying.tsx';
import { RecipeIngredient } from './recipe-ingredient.tsx';
import { RecipeLabels } from './recipe-labels.tsx';
import { RecipeServings } from './recipe-servings.tsx';
import { listed } from './recipe-words.ts';

export type RecipePageProps = {
  readonly shown: RecipeShown & { readonly detail: RecipeDetail };
  /** Where a guest comes back to after signing in; null for a shopper. */
  readonly guestHref: string | null;
  readonly onSend: (event: RecipeEvent) => void;
  readonly onPrint: () => void;
  /** Meals can be planned. */
  readonly hasPlans?: boolean;
};

/** One recipe: what goes in and what of it is bought, how it is made, and what its labels say. */
export function RecipePage({ shown, guestHref, onSend, onPrint, hasPlans = false }: RecipePageProps) {
  const { detail, state, fault, ingredients } = shown;
  const { recipe } = detail;
  const servings = shown.servings ?? detail.servings;
  return (
    <main id="main" className="page recipe" aria-busy={state === 'reading' || undefined} data-state={state}>
      <Breadcrumb crumbs={[{ text: recipesTexts.title.text, href: href.page('/recipes') }, { text: recipe.title }]} />
      <Head detail={detail} diets={shown.labels.diets} onPrint={onPrint} hasPlans={hasPlans} />
      {state === 'failed' ? (
        <Alert
          type="error"
          action={
            <Button size="small" onClick={() => onSend({ type: 'recipe.reload' })}>
              {texts.tryAgain.text}
            </Button>
          }
        >
          {failedWords({ text: texts.failedScale.text.replace('{n}', String(detail.servings)) }, fault)}
        </Alert>
      ) : null}
      <div className="recipe-room">
        <section className="recipe-ingredients" aria-labelledby="ingredients">
          <div className="recipe-ingredients-head">
            <h2 id="ingredients">{texts.ingredients.text}</h2>
            <RecipeServings recipe={recipe} servings={servings} />
          </div>
          <p className="recipe-for" role="status">
            {state === 'reading'
              ? texts.scaling.text.replace('{n}', String(servings))
              : texts.forServings.text.replace('{n}', String(detail.servings))}
          </p>
          <p className="recipe-lead" data-needs-script="">
            {texts.ticksLead.text}
          </p>
          <ul className="recipe-lines">
            {ingredients.map((line) => (
              <RecipeIngredient key={line.ingredient.ingredientId} line={line} onSend={onSend} />
            ))}
          </ul>
          <RecipeBuying shown={shown} guestHref={guestHref} onSend={onSend} />
        </section>
        <div className="recipe-making">
          <Method detail={detail} />
          <RecipeLabels labels={shown.labels} detail={detail} />
        </div>
      </div>
      {detail.similar.length === 0 ? null : (
        <section className="recipe-similar">
          <h2>{texts.similar.text}</h2>
          <RecipeGrid recipes={detail.similar} label={texts.similar.text} />
        </section>
      )}
    </main>
  );
}

type HeadProps = Pick<RecipePageProps, 'onPrint' | 'hasPlans'> &
  Pick<RecipeShown['labels'], 'diets'> & { readonly detail: RecipeDetail };

function Head({ detail, diets, onPrint, hasPlans }: HeadProps) {
  const { recipe, prepMinutes, cookMinutes } = detail;
  return (
    <div className="recipe-head">
      <div className="recipe-picture">
        <Image src={recipe.image} alt="" width={640} height={400} isLargest />
      </div>
      <div className="recipe-head-words">
        <h1>{recipe.title}</h1>
        <p className="lead">{recipe.text}</p>
        <dl className="recipe-facts">
          <Fact name={texts.prep.text}>{timeWords(prepMinutes)}</Fact>
          {cookMinutes === 0 ? null : <Fact name={texts.cook.text}>{timeWords(cookMinutes)}</Fact>}
          <Fact name={texts.cost.text}>{costWords(recipe)}</Fact>
          {diets.length === 0 ? null : (
            <Fact name={texts.suits.text}>{listed(diets.map((diet) => dietTexts[diet].text))}</Fact>
          )}
        </dl>
        <div className="recipe-ways">
          <SaveRecipe recipe={recipe} isWide />
          <Button look="outline" data-needs-script="" onClick={onPrint}>
            {texts.print.text}
          </Button>
          {hasPlans ? (
            <ButtonLink look="outline" href={href.page('/meal-planning')}>
              <Icon name="calendar" size="small" />
              {recipesTexts.plan.text}
            </ButtonLink>
          ) : null}
        </div>
      </div>
    </div>
  );
}

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

function Method({ detail: { recipe, servings, method, tip } }: { readonly detail: RecipeDetail }) {
  return (
    <section className="recipe-method">
      <div className="recipe-method-head">
        <h2>{texts.method.text}</h2>
        <ButtonLink
          look="quiet"
          size="small"
          rel="nofollow"
          href={href.recipe(recipe.slug, {
            servings: servings === recipe.serves ? undefined : servings,
            view: 'cooking',
          })}
        >
          <Icon name="zoom" size="small" />
          {texts.cooking.text}
        </ButtonLink>
      </div>
      <ol className="recipe-steps">
        {method.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {tip === null ? null : (
        <p className="recipe-tip">
          <strong>{texts.tip.text}</strong> {tip}
        </p>
      )}
    </section>
  );
}
