import { fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  blankRecipe,
  type RecipeContext,
  type RecipeEvent,
  recipeMachine,
  recipeShown,
} from '#machines/recipe/index.ts';
import type { Bought, Ingredient } from '#services/recipes/recipes.contract.ts';
import { CookingPage } from '#ui/pages/recipe/cooking-page.tsx';
import { MissingRecipe, UnreadRecipe } from '#ui/pages/recipe/no-recipe.tsx';
import { RecipePage } from '#ui/pages/recipe/recipe-page.tsx';
import { sampleDetail, sampleIngredients } from '#ui/recipe-card/sample-recipes.ts';
import { faultsOf } from '../axe.ts';

const { slug } = sampleDetail.recipe;
const conflicting = (bought: Bought, what: string): Bought => ({ ...bought, conflicts: [{ kind: 'contains', what }] });
const { milk } = sampleIngredients;
const against: Ingredient = {
  ...milk,
  buy: milk.buy && conflicting(milk.buy, 'milk'),
  substitutes: milk.substitutes.map((one) => conflicting(one, 'oats')),
};
const offline = { tag: 'offline', message: '' } as const;

function page(context: Partial<RecipeContext> = {}, value = 'shown', guestHref: string | null = null) {
  const sent: RecipeEvent[] = [];
  const asked = { slug, servings: null };
  const now = recipeMachine.resolveState({
    value: value as never,
    context: { ...blankRecipe, subject: 'mere', detail: sampleDetail, asked, answered: asked, ...context },
  });
  const shown = recipeShown(now, slug);
  const view = render(
    <RecipePage
      shown={{ ...shown, detail: shown.detail ?? sampleDetail }}
      guestHref={guestHref}
      onSend={(event) => sent.push(event)}
      onPrint={() => undefined}
    />,
  );
  return { ...view, sent };
}
const lineOf = (text: string) => within(screen.getByText(text).closest('li')!);
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

describe('The page of a recipe [A1.10]', () => {
  it('says what goes in, what is bought for it at which unit price, and how it is made', async () => {
    const { container } = page();
    const kumara = lineOf('800 g red kūmara');
    expect(kumara.getByRole('link', { name: 'Red kūmara approx. 250 g each' })).toBeVisible();
    expect(kumara.getByText('750 g', { exact: false })).toBeVisible();
    expect(kumara.getByText('$5.24')).toBeVisible();
    expect(lineOf('1 cup milk').getByText('$2.10 / 1 L')).toBeInTheDocument();
    expect(lineOf('1 cup milk').getByText('In place of Coconut cream, which is out of stock.')).toBeVisible();
    expect(hrefOf('Find something like it: horopito')).toBe('/shop/searchproducts?search=horopito');
    expect(screen.getByRole('heading', { name: 'Method' })).toBeVisible();
    expect([...container.querySelectorAll('.recipe-steps li')].map((step) => step.textContent)).toEqual(
      sampleDetail.method,
    );
    expect(await faultsOf(container)).toEqual([]);
  });

  it('staples are at home until somebody says otherwise, and what is at home is not bought', () => {
    const { sent } = page();
    const honey = screen.getByRole('checkbox', { name: 'I have honey at home' });
    expect(honey).toBeChecked();
    expect(lineOf('1 tbsp honey').queryByRole('link')).toBeNull();
    fireEvent.click(honey);
    fireEvent.click(screen.getByRole('checkbox', { name: 'I have milk at home' }));
    expect(sent).toEqual([
      { type: 'ingredient.tick', ingredientId: 'honey', isAtHome: false },
      { type: 'ingredient.tick', ingredientId: 'milk', isAtHome: true },
    ]);
  });

  it('adds what is not at home and says what it comes to: the store’s own sum where all of it is bought', () => {
    const { sent, unmount } = page();
    expect(screen.getByText(/^About \$9\.43/)).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Add 2 products to trolley' }));
    fireEvent.click(screen.getByRole('button', { name: 'Add 3 to shopping list' }));
    expect(sent).toEqual([{ type: 'items.add' }, { type: 'list.add' }]);
    fireEvent.click(screen.getByRole('button', { name: 'Add 2 products to trolley' }), { detail: 2 });
    const held = fireEvent.keyDown(screen.getByRole('button', { name: 'Add 2 products to trolley' }), {
      ...{ key: 'Enter', repeat: true },
    });
    expect([held, sent.length], 'a double click and a key that is held down').toEqual([false, 2]);
    unmount();
    page({ kitchens: { [slug]: { isAtHome: { honey: false }, chosen: {} } } });
    expect(screen.getByText(/^About \$26\.33/)).toBeVisible();
  });

  it('has nothing to add where everything is at home, and asks a guest to sign in and come back', () => {
    const isAtHome = { kumara: true, milk: true, horopito: true };
    const { unmount } = page({ kitchens: { [slug]: { isAtHome, chosen: {} } } });
    expect(screen.getByRole('button', { name: 'You have everything at home' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(screen.queryByRole('button', { name: /shopping list/ })).toBeNull();
    unmount();
    page({ subject: null }, 'shown', '/recipes/kumara-soup?servings=6');
    expect(hrefOf('Sign in to add to trolley')).toBe('/shop/securelogin?redirectUrl=/recipes/kumara-soup?servings%3D6');
  });

  it('another product is chosen in the place of the first, with what each costs', () => {
    const { sent } = page();
    const instead = screen.getByRole('combobox', { name: 'What to buy for milk' });
    expect([...instead.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
      '1 × Kōwhai blue milk 2 L, $4.19, $2.10 / 1 L (first choice)',
      '1 × Oat milk 1 L, $4.50, $2.10 / 1 L',
    ]);
    fireEvent.change(instead, { target: { value: '100052' } });
    expect(sent).toEqual([{ type: 'product.choose', ingredientId: 'milk', sku: '100052' }]);
  });

  it('is scaled by links and a plain form, from 1 to 20 servings', () => {
    const { unmount } = page();
    expect(hrefOf('One serving more')).toBe('/recipes/kumara-soup?servings=5');
    const count = screen.getByRole('spinbutton', { name: 'Servings' });
    expect([count.getAttribute('min'), count.getAttribute('max'), count.getAttribute('value')]).toEqual([
      '1',
      '20',
      '4',
    ]);
    unmount();
    const second = page({ asked: { slug, servings: 5 }, answered: { slug, servings: 5 } });
    expect(hrefOf('One serving fewer')).toBe('/recipes/kumara-soup');
    second.unmount();
    page({ asked: { slug, servings: 20 } });
    expect(screen.getByRole('link', { name: 'One serving more' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('shows the servings asked for while they are worked out, and adds nothing meanwhile', () => {
    const { unmount } = page({ asked: { slug, servings: 6 } }, 'reading');
    expect(screen.getByRole('status')).toHaveTextContent('Working out 6 servings…');
    expect(screen.getByRole('button', { name: 'Working out 6 servings…' })).toHaveAttribute('aria-disabled', 'true');
    unmount();
    const { sent } = page({ asked: { slug, servings: 6 }, fault: offline }, 'failed');
    expect(screen.getByRole('alert')).toHaveTextContent('This is still the recipe for 4.');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(sent).toEqual([{ type: 'recipe.reload' }]);
  });

  it('says of allergens what labels say, and always to check the label', () => {
    page({
      detail: {
        ...sampleDetail,
        isFitted: true,
        ingredients: [against, sampleIngredients.bay],
      },
    });
    expect(screen.getByText('The labels of these products say they contain: Milk.')).toBeVisible();
    expect(screen.getByText('They may contain traces of: Tree nuts.')).toBeVisible();
    expect(screen.getByText('We could not read a label for: horopito.')).toBeVisible();
    expect(screen.getByText(/^Always check the label/)).toBeVisible();
    expect(screen.getByText('Its label says it contains milk, against how you eat.')).toBeVisible();
  });

  it('says of another product that was chosen what its own label says, and claims no diet that it denies', () => {
    const detail = { ...sampleDetail, ingredients: [sampleIngredients.plain, against] };
    const { unmount } = page({ detail });
    expect(screen.getByText('Vegetarian, Gluten free, Egg free')).toBeVisible();
    unmount();
    page({ detail, kitchens: { [slug]: { isAtHome: {}, chosen: { milk: '100052' } } } });
    expect(screen.getByText('The labels of these products say they contain: Oats.')).toBeVisible();
    expect(screen.queryByText(/traces of/)).toBeNull();
    expect(screen.getByText('Vegetarian, Nut free, Egg free')).toBeVisible();
    expect(screen.queryByText(/contains milk, against/)).toBeNull();
    expect(screen.getByText('Its label says it contains oats, against how you eat.')).toBeVisible();
    expect(screen.getByText('About, per serve, with the first choice for everything')).toBeVisible();
  });

  it('can be cooked by in large letters, with the way back to the same servings', async () => {
    const { container } = render(<CookingPage detail={{ ...sampleDetail, servings: 6 }} />);
    expect(hrefOf('Back to the recipe')).toBe('/recipes/kumara-soup?servings=6');
    expect(screen.getByRole('heading', { name: 'Ingredients: For 6' })).toBeVisible();
    expect(await faultsOf(container)).toEqual([]);
  });

  it('that is not there, and one that did not come, have a way on', () => {
    const { unmount } = render(<MissingRecipe />);
    expect(hrefOf('Browse recipes')).toBe('/recipes');
    unmount();
    let asked = 0;
    render(<UnreadRecipe fault={offline} onRetry={() => asked++} />);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(asked).toBe(1);
  });
});
