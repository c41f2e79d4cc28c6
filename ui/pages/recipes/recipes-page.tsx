import '#ui/listing-tools/listing-tools.css';
import './recipes.css';
import type { RecipesShown } from '#machines/recipes/index.ts';
import type { RecipesAsked, RecipesSummary } from '#services/recipes/recipes.contract.ts';
import type { Banner } from '#services/shell/shell.contract.ts';
import { recipeSorts } from '#services/recipes/recipes.words.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Breadcrumb } from '#ui/breadcrumb/breadcrumb.tsx';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { href } from '#ui/link/href.ts';
import { A } from '#ui/link/link.tsx';
import { ListingBanner } from '#ui/pages/listing/listing-banner.tsx';
import { Pagination } from '#ui/pagination/pagination.tsx';
import { RecipeGrid } from '#ui/recipe-card/recipe-grid.tsx';
import { countOf, failedWords } from '#ui/reorder/reorder-words.ts';
import { recipeSortTexts, recipesTexts as texts } from '#ui/texts/recipes.texts.ts';
import { NoRecipes } from './no-recipes.tsx';
import { RecipesFilters } from './recipes-filters.tsx';
import { RecipesSearch, type Suggesting } from './recipes-search.tsx';

const path = href.page('/recipes');
const firstView = 4;
const [usualSort] = recipeSorts;

const hasSome = ({ recipes }: RecipesSummary['collections'][number]) => recipes.length > 0;

type Props = Suggesting & {
  /** As the address says it. */
  readonly asked: RecipesAsked;
  readonly shown: RecipesShown;
  readonly banners: readonly Banner[];
  readonly onReload: () => void;
  /** Meals can be planned. */
  readonly hasPlans?: boolean;
};

/** All the recipes: what the shelf opens with, and a page of them as the address narrows them. */
export function RecipesPage({
  asked,
  shown: { state, shown, answered, fault },
  banners,
  onReload,
  hasPlans = false,
  ...typing
}: Props) {
  /** What is on show may answer an earlier question still. */
  const told = answered ?? asked;
  const recipes = shown?.recipes ?? null;
  const summary = shown?.summary ?? null;
  return (
    <main id="main" className="page recipes" aria-busy={state === 'asking' || undefined} data-state={state}>
      <Breadcrumb crumbs={[{ text: texts.title.text }]} />
      <div className="recipes-head">
        <h1>{texts.title.text}</h1>
        <nav className="recipes-ways" aria-label={texts.ways.text}>
          {hasPlans ? (
            <A href={href.page('/meal-planning')}>
              <Icon name="calendar" size="small" />
              {texts.plan.text}
            </A>
          ) : null}
          <A href={href.page('/shop/savedrecipes')}>
            <Icon name="favourites" size="small" />
            {texts.saved.text}
          </A>
        </nav>
      </div>
      <p className="lead">{texts.lead.text}</p>
      <RecipesSearch asked={asked} {...typing} />
      <div className="recipes-room">
        <RecipesFilters asked={asked} counts={recipes} />
        <div className="recipes-shelf">
          {state === 'failed' ? (
            <Alert
              type="error"
              action={
                <Button size="small" onClick={onReload}>
                  {texts.tryAgain.text}
                </Button>
              }
            >
              {failedWords(texts.failed, fault)}
            </Alert>
          ) : null}
          {recipes === null ? (
            state === 'asking' ? (
              <p role="status">{texts.asking.text}</p>
            ) : null
          ) : (
            <>
              <ListingBanner banners={banners} path={path} listName="recipes" />
              {summary?.collections.filter(hasSome).map(({ title, search, recipes: some }) => (
                <section key={title} className="recipes-collection" aria-label={title}>
                  <div className="recipes-collection-head">
                    <h2>{title}</h2>
                    <A href={href.listing(path, search)}>
                      {texts.seeAll.text}
                      <span className="visually-hidden">{`: ${title}`}</span>
                    </A>
                  </div>
                  <RecipeGrid recipes={some} label={title} eager={firstView} />
                </section>
              ))}
              {summary ? <h2>{texts.all.text}</h2> : null}
              <div className="recipes-tools">
                <p className="recipes-count" role="status" data-results="" tabIndex={-1}>
                  {countWords(recipes.totalItems, told.search)}
                </p>
                <RecipesSort asked={asked} />
              </div>
              {recipes.recipes.length === 0 ? (
                <NoRecipes asked={told} isBeyond={recipes.totalItems > 0} />
              ) : (
                <RecipeGrid
                  recipes={recipes.recipes}
                  label={texts.results.text}
                  level={summary ? 3 : 2}
                  eager={summary ? 0 : firstView}
                />
              )}
              <Pagination
                collectionSize={recipes.totalItems}
                pageSize={recipes.pageSize}
                currentPage={recipes.page}
                hrefOf={(page) => href.listing(path, { ...told, page: page > 1 ? page : undefined })}
              />
            </>
          )}
        </div>
      </div>
    </main>
  );
}

function countWords(count: number, search: string | undefined): string {
  if (search === undefined) return countOf(count, texts.one, texts.count);
  return countOf(count, texts.foundOne, texts.found).replace('{search}', () => search);
}

/** How the recipes are sorted. Works as a plain form; another order begins on its first page. */
function RecipesSort({ asked: { sort = usualSort, page: _, ...kept } }: { readonly asked: RecipesAsked }) {
  return (
    <form className="recipes-sort" action={path} method="get">
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label>
        <span>{texts.sortBy.text}</span>
        <span className="select-box">
          <select
            key={sort}
            className="select"
            name="sort"
            defaultValue={sort === usualSort ? '' : sort}
            onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
          >
            {recipeSorts.map((one) => (
              <option key={one} value={one === usualSort ? '' : one}>
                {recipeSortTexts[one].text}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" />
        </span>
      </label>
      <span data-without-script>
        <Button type="submit" look="quiet" size="small">
          {texts.show.text}
        </Button>
      </span>
    </form>
  );
}
