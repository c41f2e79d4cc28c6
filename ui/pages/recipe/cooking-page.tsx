import './recipe.css';
import type { RecipeDetail } from '#services/recipes/recipes.contract.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { href } from '#ui/link/href.ts';
import { recipeTexts as texts } from '#ui/texts/recipe.texts.ts';

/** A recipe to cook by: what goes in and how it is made, in letters that are read from the other side of a bench. */
export function CookingPage({ detail }: { readonly detail: RecipeDetail }) {
  const { recipe, servings, ingredients, method, tip } = detail;
  const back = href.recipe(recipe.slug, { servings: servings === recipe.serves ? undefined : servings });
  return (
    <main id="main" className="page cooking">
      <ButtonLink look="outline" href={back}>
        <Icon name="back" size="small" />
        {texts.leaveCooking.text}
      </ButtonLink>
      <h1>{recipe.title}</h1>
      <h2>{`${texts.ingredients.text}: ${texts.forServings.text.replace('{n}', String(servings))}`}</h2>
      <ul>
        {ingredients.map(({ ingredientId, text, note }) => (
          <li key={ingredientId}>{note ? `${text}, ${note}` : text}</li>
        ))}
      </ul>
      <h2>{texts.method.text}</h2>
      <ol>
        {method.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {tip === null ? null : <p>{`${texts.tip.text}: ${tip}`}</p>}
    </main>
  );
}
