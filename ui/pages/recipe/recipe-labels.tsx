import type { DishLabels } from '#services/recipes/dish-labels.rules.ts';
import type { RecipeDetail } from '#services/recipes/recipes.contract.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { recipeTexts as texts } from '#ui/texts/recipe.texts.ts';
import { listed } from './recipe-words.ts';

type Props = {
  readonly labels: DishLabels;
  readonly detail: Pick<RecipeDetail, 'nutrition' | 'isFitted'>;
};

const said = ({ text }: { readonly text: string }, what: readonly string[]): string =>
  text.replace('{what}', () => listed(what));

/** What the labels of the products say, and never more than they say. */
export function RecipeLabels({ labels, detail: { nutrition, isFitted } }: Props) {
  const { contains, mayContain, unread, isOwnChoice } = labels;
  return (
    <section className="recipe-labels">
      <h2>{texts.labels.text}</h2>
      <p>{contains.length === 0 ? texts.noAllergens.text : said(texts.allergens, contains)}</p>
      {mayContain.length === 0 ? null : <p>{said(texts.traces, mayContain)}</p>}
      {unread.length === 0 ? null : <p>{said(texts.unlabelled, unread)}</p>}
      {isFitted ? <p>{texts.fitted.text}</p> : null}
      <p className="recipe-check">
        <Icon name="info" size="small" />
        {texts.check.text}
      </p>
      {nutrition.length === 0 ? null : (
        <table className="recipe-nutrition">
          <caption>{(isOwnChoice ? texts.perServeFirst : texts.perServe).text}</caption>
          <tbody>
            {nutrition.map(({ name, perServe }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{perServe}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
