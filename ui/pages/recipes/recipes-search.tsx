import { type FocusEvent, type KeyboardEvent, useRef } from 'react';
import type { SuggestionsShown } from '#machines/recipes/index.ts';
import type { RecipesAsked } from '#services/recipes/recipes.contract.ts';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { href } from '#ui/link/href.ts';
import { A } from '#ui/link/link.tsx';
import { countOf } from '#ui/reorder/reorder-words.ts';
import { recipesTexts as texts } from '#ui/texts/recipes.texts.ts';

export type Suggesting = {
  readonly suggestions: SuggestionsShown;
  readonly onType: (text: string) => void;
  readonly onClose: () => void;
};
type Props = Suggesting & {
  readonly asked: RecipesAsked;
  /** The page that shows what is found. */
  readonly path?: string;
};

const said = (suggestions: SuggestionsShown): string =>
  suggestions === null
    ? ''
    : suggestions.length === 0
      ? texts.suggestedNone.text
      : countOf(suggestions.length, texts.suggestedOne, texts.suggested);

/**
 * Searches the recipes, as a plain form; while somebody types, recipes of that name stand under the box as links, walked
 * through by the arrow keys and closed by Escape.
 */
export function RecipesSearch({ asked, path = href.page('/recipes'), suggestions, onType, onClose }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const stops = () => [...(form.current?.querySelectorAll<HTMLElement>('input[type="search"], li > a') ?? [])];
  const onKeyDown = (event: KeyboardEvent) => {
    if (suggestions === null) return;
    const all = stops();
    const at = all.indexOf(event.target as HTMLElement);
    if (event.key === 'Escape') {
      onClose();
      all[0]?.focus();
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && at >= 0)
      all[(at + (event.key === 'ArrowDown' ? 1 : all.length - 1)) % all.length]?.focus();
    else return;
    event.preventDefault();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) onClose();
  };
  const { search = '', page: _, ...kept } = asked;
  return (
    <form
      ref={form}
      className="recipes-search"
      action={path}
      method="get"
      role="search"
      aria-label={texts.search.text}
      {...{ onKeyDown, onBlur }}
      onSubmit={onClose}
    >
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label>
        <span className="visually-hidden">{texts.search.text}</span>
        <input
          key={search}
          type="search"
          name="search"
          maxLength={100}
          defaultValue={search}
          placeholder={texts.search.text}
          autoComplete="off"
          enterKeyHint="search"
          onChange={({ currentTarget }) => onType(currentTarget.value)}
        />
      </label>
      <Button type="submit" look="outline">
        <Icon name="search" size="small" />
        {texts.find.text}
      </Button>
      {suggestions && suggestions.length > 0 ? (
        <ul className="recipes-suggestions" aria-label={texts.suggestions.text}>
          {suggestions.map(({ slug, title }) => (
            <li key={slug}>
              <A href={href.recipe(slug)} onClick={onClose}>
                <Icon name="recipe" size="small" />
                {title}
              </A>
            </li>
          ))}
        </ul>
      ) : null}
      <p className="visually-hidden" role="status">
        {said(suggestions)}
      </p>
    </form>
  );
}
