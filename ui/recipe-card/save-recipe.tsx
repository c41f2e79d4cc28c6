import './save-recipe.css';
import { useContext } from 'react';
import type { Recipe } from '#services/recipes/recipes.contract.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { href } from '#ui/link/href.ts';
import { A } from '#ui/link/link.tsx';
import { recipesTexts as texts } from '#ui/texts/recipes.texts.ts';
import { SavingContext } from './save-context.ts';

type Props = {
  readonly recipe: Pick<Recipe, 'slug' | 'title' | 'isSaved'>;
  /** With its word beside the heart. */
  readonly isWide?: boolean;
};

/** The heart of a recipe: pressed or not for a shopper, and for a guest the way to sign in and have it saved. */
export function SaveRecipe({ recipe: { slug, title, isSaved: onPage }, isWide = false }: Props) {
  const saving = useContext(SavingContext);
  const isSaved = saving ? saving.isSaved(slug, onPage) : onPage;
  const label = texts.saveNamed.text.replace('{title}', () => title);
  const inside = (
    <>
      <Icon name={isSaved ? 'favourites-filled' : 'favourites'} />
      {isWide ? <span aria-hidden>{(isSaved && !saving ? texts.isSaved : texts.save).text}</span> : null}
    </>
  );
  const look = isWide ? 'wide' : 'heart';
  if (saving)
    return (
      <button
        className="save-recipe"
        data-look={look}
        type="button"
        aria-pressed={isSaved}
        aria-label={label}
        onClick={() => saving.onMark({ slug, title, isSaved: !isSaved })}
      >
        {inside}
      </button>
    );
  return (
    <A
      className="save-recipe"
      data-look={look}
      href={href.signIn(href.recipe(slug))}
      rel="nofollow"
      data-gate="saveRecipe"
      data-recipe={slug}
      data-name={title}
      aria-label={isSaved ? `${texts.isSaved.text}: ${title}` : label}
    >
      {inside}
    </A>
  );
}
