import { fireEvent, render, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { describe, expect, it } from 'vitest';
import type { SavedRecipesShown } from '#machines/saved-recipes/index.ts';
import type { RecipesAsked } from '#services/recipes/recipes.contract.ts';
import { RecipesPage } from '#ui/pages/recipes/recipes-page.tsx';
import { SavedRecipesPage } from '#ui/pages/saved-recipes/saved-recipes-page.tsx';
import { sampleRecipes, sampleShelf, sampleSummary } from '#ui/recipe-card/sample-recipes.ts';
import { SavingContext } from '#ui/recipe-card/save-context.ts';
import { faultsOf } from '../axe.ts';

type Props = ComponentProps<typeof RecipesPage>;
const whole = { recipes: sampleShelf, summary: sampleSummary };
const plain = { recipes: sampleShelf, summary: null };

function page(asked: RecipesAsked = {}, more: Partial<Props['shown']> = {}, suggestions: Props['suggestions'] = null) {
  const heard: string[] = [];
  const view = render(
    <RecipesPage
      asked={asked}
      shown={{ state: 'shown', shown: whole, answered: asked, fault: null, ...more }}
      banners={[]}
      suggestions={suggestions}
      onType={(text) => heard.push(`typed ${text}`)}
      onClose={() => heard.push('closed')}
      onReload={() => heard.push('reload')}
    />,
  );
  return { ...view, heard };
}
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

describe('The page of recipes [A2.049]', () => {
  it('opens with its collections and all the recipes, each with its time and what a serve costs [A1.10] [A7.012]', async () => {
    const { container } = page();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Recipes');
    const quick = screen.getByRole('region', { name: 'Quick dinners' });
    expect(within(quick).getByRole('link', { name: 'See all: Quick dinners' })).toHaveAttribute(
      'href',
      '/recipes?course=dinner&minutes=30',
    );
    const all = within(screen.getByRole('list', { name: 'Recipes found' }));
    expect(all.getAllByRole('heading', { level: 3 })).toHaveLength(3);
    expect(all.getAllByRole('link', { name: sampleRecipes.soup.title })[0]).toHaveAttribute(
      'href',
      '/recipes/kumara-soup',
    );
    expect(all.getByText('about $3.15 a serve')).toBeVisible();
    expect(all.getByText('Not all of it can be bought at your store')).toBeVisible();
    expect(all.getByText('1 h 30 min · Serves 8 · Baking')).toBeVisible();
    expect(await faultsOf(container)).toEqual([]);
  });

  it('is narrowed by plain links that keep what is asked besides, and a choice is taken away by its own link', () => {
    const { container } = page({ search: 'soup', course: 'dinner', diets: 'vegan', page: '2' }, { shown: plain });
    expect(hrefOf(/^Gluten free/)).toBe('/recipes?search=soup&course=dinner&diets=vegan,gluten-free');
    expect(hrefOf(/^Vegan/)).toBe('/recipes?search=soup&course=dinner');
    expect(hrefOf(/^Dinner/)).toBe('/recipes?search=soup&diets=vegan');
    expect(hrefOf('30 minutes or less')).toBe('/recipes?search=soup&course=dinner&diets=vegan&minutes=30');
    expect(hrefOf('Show all recipes')).toBe('/recipes?search=soup');
    expect(screen.getByRole('link', { name: /^Vegan/ })).toHaveAttribute('aria-current', 'true');
    expect(container.querySelector('.recipes-filters')).toHaveAttribute('open');
    const form = screen.getByRole('search', { name: 'Search recipes' });
    expect([...new FormData(form as HTMLFormElement)]).toEqual([
      ['course', 'dinner'],
      ['diets', 'vegan'],
      ['search', 'soup'],
    ]);
    expect(hrefOf(/^Next/)).toBe('/recipes?search=soup&course=dinner&diets=vegan&page=2');
  });

  it('says that there is none and the way on, and another page that is past the last', () => {
    const none = { recipes: { ...sampleShelf, recipes: [], totalItems: 0 }, summary: null };
    const { unmount } = page({ search: 'caviar' }, { shown: none });
    expect(screen.getByRole('heading', { name: 'No recipes for “caviar”' })).toBeVisible();
    unmount();
    page({ course: 'dinner', page: '9' }, { shown: { ...none, recipes: { ...none.recipes, totalItems: 60 } } });
    expect(hrefOf('To the first page')).toBe('/recipes?course=dinner');
  });

  it('keeps what is known while the store does not say, and asks again', () => {
    const { heard } = page({}, { state: 'failed', fault: { tag: 'offline', message: '' } });
    expect(screen.getByRole('alert')).toHaveTextContent('The recipes did not come.');
    expect(screen.getByRole('list', { name: 'Recipes found' })).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(heard).toEqual(['reload']);
  });
});

describe('Suggestions of recipes [A7.013]', () => {
  const two = [
    { slug: 'kumara-soup', title: 'Kūmara soup' },
    { slug: 'leek-soup', title: 'Leek soup' },
  ];

  it('stand under the box as links, are counted aloud, and are walked through by the arrow keys', () => {
    const { heard } = page({}, {}, two);
    const box = screen.getByRole('searchbox', { name: 'Search recipes' });
    expect(screen.getByText('2 recipes suggested')).toHaveAttribute('role', 'status');
    box.focus();
    fireEvent.keyDown(box, { key: 'ArrowDown' });
    expect(document.activeElement).toHaveTextContent('Kūmara soup');
    expect(document.activeElement).toHaveAttribute('href', '/recipes/kumara-soup');
    fireEvent.keyDown(document.activeElement!, { key: 'ArrowUp' });
    expect(document.activeElement).toBe(box);
    fireEvent.keyDown(box, { key: 'ArrowUp' });
    expect(document.activeElement).toHaveTextContent('Leek soup');
    fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
    expect([heard, document.activeElement]).toEqual([['closed'], box]);
  });

  it('are asked for by typing, and given up by going elsewhere', () => {
    const { heard } = page({}, {}, two);
    const box = screen.getByRole('searchbox', { name: 'Search recipes' });
    fireEvent.change(box, { target: { value: 'leek' } });
    fireEvent.blur(box, { relatedTarget: screen.getByRole('link', { name: 'Leek soup' }) });
    expect(heard).toEqual(['typed leek']);
    fireEvent.blur(box, { relatedTarget: null });
    expect(heard).toEqual(['typed leek', 'closed']);
  });
});

describe('Saving a recipe [B6.07] [B5.06]', () => {
  const { soup, loaf } = sampleRecipes;
  const shown: SavedRecipesShown = { state: 'read', recipes: [loaf, soup], savedCount: 1, fault: null };

  it('a guest is led to sign in by a link that says what is wanted', () => {
    page();
    const [heart] = screen.getAllByRole('link', { name: `Save recipe: ${soup.title}` });
    expect(heart).toHaveAttribute('href', '/shop/securelogin?redirectUrl=/recipes/kumara-soup');
    expect(heart?.dataset).toMatchObject({ gate: 'saveRecipe', recipe: 'kumara-soup', name: soup.title });
  });

  it('a shopper presses its heart, and the page of saved recipes keeps what was forgotten within reach [A2.046]', async () => {
    const marked: unknown[] = [];
    const saving = { isSaved: (_: string, onPage: boolean) => onPage, onMark: (wish: object) => marked.push(wish) };
    const { container } = render(
      <SavingContext value={saving}>
        <SavedRecipesPage shown={shown} onReload={() => undefined} />
      </SavingContext>,
    );
    const heart = screen.getByRole('button', { name: `Save recipe: ${loaf.title}` });
    expect(heart).toHaveAttribute('aria-pressed', 'true');
    fireEvent.click(heart);
    expect(marked).toEqual([{ slug: loaf.slug, title: loaf.title, isSaved: false }]);
    expect(screen.getByText('Not saved any more. Press the heart to keep it.')).toBeVisible();
    expect(screen.getByText('1 recipe')).toBeVisible();
    expect(await faultsOf(container)).toEqual([]);
  });

  it('none saved yet has the way to the recipes, and a list that did not come is asked for again', () => {
    const { unmount } = render(
      <SavedRecipesPage shown={{ ...shown, recipes: [], savedCount: 0 }} onReload={() => undefined} />,
    );
    expect(hrefOf('Browse recipes')).toBe('/recipes');
    unmount();
    let asked = 0;
    render(
      <SavedRecipesPage
        shown={{ ...shown, state: 'unread', recipes: null, fault: { tag: 'offline', message: '' } }}
        onReload={() => asked++}
      />,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(asked).toBe(1);
  });
});
