import './recipe-card.css';
import type { Recipe } from '#services/recipes/recipes.contract.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { Image } from '#ui/image/image.tsx';
import { href } from '#ui/link/href.ts';
import { A } from '#ui/link/link.tsx';
import { courseTexts, dietTexts } from '#ui/texts/recipes.texts.ts';
import { costWords, servesWords, timeWords } from './recipe-words.ts';
import { SaveRecipe } from './save-recipe.tsx';

type Props = {
  readonly recipe: Recipe;
  readonly isEager?: boolean;
  /** The heading stands under one of the second rank unless told otherwise. */
  readonly level?: 2 | 3;
};

/** A recipe to choose: its picture, how long it takes, for how many, what a serve costs and whom it suits. */
export function RecipeCard({ recipe, isEager = false, level = 3 }: Props) {
  const { slug, title, image, course, minutes, serves, diets } = recipe;
  const Heading = `h${level}` as const;
  return (
    <article className="recipe-card">
      <div className="recipe-card-picture" aria-hidden>
        <Image src={image} alt="" width={320} height={200} isEager={isEager} />
      </div>
      <Heading className="recipe-card-title">
        <A className="recipe-card-name" href={href.recipe(slug)}>
          {title}
        </A>
      </Heading>
      <p className="recipe-card-facts">
        <Icon name="clock" size="small" />
        {`${timeWords(minutes)} · ${servesWords(serves)} · ${courseTexts[course].text}`}
      </p>
      <p className="recipe-card-cost" data-known={recipe.costPerServeCents === null ? undefined : ''}>
        {costWords(recipe)}
      </p>
      {diets.length === 0 ? null : (
        <ul className="recipe-card-diets">
          {diets.map((diet) => (
            <li key={diet}>{dietTexts[diet].text}</li>
          ))}
        </ul>
      )}
      <SaveRecipe recipe={recipe} />
    </article>
  );
}
