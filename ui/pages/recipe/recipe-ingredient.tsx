import type { ReactNode } from 'react';
import type { RecipeEvent, RecipeShown } from '#machines/recipe/index.ts';
import { money } from '#services/display/money.rules.ts';
import type { Bought, Ingredient } from '#services/recipes/recipes.contract.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { Image } from '#ui/image/image.tsx';
import { href } from '#ui/link/href.ts';
import { A } from '#ui/link/link.tsx';
import { Price } from '#ui/price/price.tsx';
import { recipeTexts as texts } from '#ui/texts/recipe.texts.ts';
import { amountWords, conflictWords, hindranceWords, insteadWords, measureWords } from './recipe-words.ts';

type Line = Omit<RecipeShown['ingredients'][number], 'ingredient'> & {
  readonly ingredient: Pick<Ingredient, 'ingredientId' | 'text' | 'note' | 'name' | 'buy' | 'insteadOf'>;
};
type Props = {
  readonly line: Line;
  readonly onSend: (event: Extract<RecipeEvent, { type: 'ingredient.tick' | 'product.choose' }>) => void;
  /** What else is to be said of it. */
  readonly children?: ReactNode;
};

const nameOf = ({ product: { name, size } }: Bought) => `${name} ${size}`;
const boughtWords = (bought: Bought) => `${amountWords(bought.quantity, bought.product.unit)} ${nameOf(bought)}`;
/** Whatever is offered at a price says what a measure of it costs. */
const wayWords = (way: Bought) => [boughtWords(way), money(way.totalCents), ...measureWords(way.product)].join(', ');

/** One ingredient: whether it is at home, and what is bought for it otherwise. */
export function RecipeIngredient({ line, onSend, children }: Props) {
  const { ingredient, isAtHome, bought } = line;
  const { ingredientId, text, note, name } = ingredient;
  return (
    <li className="recipe-ingredient" data-home={isAtHome ? '' : undefined}>
      <p className="recipe-ingredient-text">
        {text}
        {note ? <span className="recipe-ingredient-note">{`, ${note}`}</span> : null}
      </p>
      <label className="recipe-tick" data-needs-script="">
        <input
          type="checkbox"
          checked={isAtHome}
          aria-label={texts.atHome.text.replace('{name}', () => name)}
          onChange={({ currentTarget }) =>
            onSend({ type: 'ingredient.tick', ingredientId, isAtHome: currentTarget.checked })
          }
        />
        <span aria-hidden>{texts.haveIt.text}</span>
      </label>
      {children}
      {isAtHome ? null : bought === null ? <Nothing name={name} /> : <Product line={line} bought={bought} />}
      {isAtHome ? null : <Instead {...{ line, onSend }} />}
    </li>
  );
}

function Nothing({ name }: { readonly name: string }) {
  return (
    <p className="recipe-ingredient-why">
      {`${texts.nothing.text} `}
      <A href={href.search(name)}>
        {texts.findLike.text}
        <span className="visually-hidden">{`: ${name}`}</span>
      </A>
    </p>
  );
}

function Product({ line: { ingredient, hindrance }, bought }: { readonly line: Line; readonly bought: Bought }) {
  const { product, quantity, totalCents, conflicts } = bought;
  const { insteadOf, buy } = ingredient;
  const isFirst = buy?.product.sku === product.sku;
  return (
    <div className="recipe-product">
      <Image src={product.images.big} alt="" width={64} height={64} />
      <div className="recipe-product-words">
        <p>
          {`${amountWords(quantity, product.unit)} `}
          <A href={href.product(product.sku, product.slug)}>{nameOf(bought)}</A>
        </p>
        <Price of={product} />
        {hindrance === null ? null : <p className="recipe-ingredient-why">{hindranceWords(hindrance)}</p>}
        {isFirst && insteadOf !== null ? <p className="recipe-ingredient-why">{insteadWords(insteadOf)}</p> : null}
        {conflicts.map((conflict) => (
          <p key={`${conflict.kind} ${conflict.what}`} className="recipe-ingredient-why" data-kind={conflict.kind}>
            <Icon name="alert" size="extra-small" />
            {conflictWords(conflict)}
          </p>
        ))}
      </div>
      {hindrance === null ? <p className="recipe-product-total">{money(totalCents)}</p> : null}
    </div>
  );
}

/** Another product in the place of the first; each says what it costs. */
function Instead({ line: { ingredient, bought, ways }, onSend }: Props) {
  const { ingredientId, name } = ingredient;
  if (ways.length < 2) return null;
  return (
    <label className="recipe-instead" data-needs-script="">
      <span aria-hidden>{texts.instead.text}</span>
      <span className="select-box">
        <select
          className="select"
          aria-label={texts.insteadFor.text.replace('{name}', () => name)}
          value={bought?.product.sku ?? ''}
          onChange={({ currentTarget }) => onSend({ type: 'product.choose', ingredientId, sku: currentTarget.value })}
        >
          {ways.map((way, index) => (
            <option key={way.product.sku} value={way.product.sku}>
              {`${wayWords(way)}${index === 0 ? ` (${texts.firstChoice.text})` : ''}`}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" />
      </span>
    </label>
  );
}
