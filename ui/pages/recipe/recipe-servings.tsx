import type { Recipe } from '#services/recipes/recipes.contract.ts';
import { mostServings } from '#services/recipes/recipes.words.ts';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { href } from '#ui/link/href.ts';
import { A } from '#ui/link/link.tsx';
import { recipeTexts as texts } from '#ui/texts/recipe.texts.ts';

type Props = { readonly recipe: Recipe; readonly servings: number };

/** For how many it is told: one more, one fewer or any number, each an address of its own. */
export function RecipeServings({ recipe: { slug, serves }, servings }: Props) {
  const to = (count: number) => href.recipe(slug, { servings: count === serves ? undefined : count });
  const step = (count: number, text: string, icon: 'minus' | 'plus') =>
    count < 1 || count > mostServings ? (
      <span className="recipe-servings-step" role="link" aria-disabled="true" aria-label={text}>
        <Icon name={icon} size="small" />
      </span>
    ) : (
      <A
        className="recipe-servings-step"
        href={to(count)}
        aria-label={text}
        rel="nofollow"
        data-keep-place=""
        data-replace=""
      >
        <Icon name={icon} size="small" />
      </A>
    );
  return (
    <form
      className="recipe-servings"
      action={href.recipe(slug)}
      method="get"
      data-keep-place=""
      data-replace=""
      aria-label={texts.servings.text}
    >
      {step(servings - 1, texts.fewer.text, 'minus')}
      <label>
        <span>{texts.servings.text}</span>
        <input
          key={servings}
          type="number"
          name="servings"
          inputMode="numeric"
          min={1}
          max={mostServings}
          required
          defaultValue={servings}
        />
      </label>
      {step(servings + 1, texts.more.text, 'plus')}
      <Button type="submit" look="outline" size="small">
        {texts.scale.text}
      </Button>
    </form>
  );
}
