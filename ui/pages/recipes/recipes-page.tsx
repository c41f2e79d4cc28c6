import '#ui/listing-tools/listing-tools.css';
import './recipes.css';
import type { RecipesShown } from '#machines/recipes/index.ts';
import type { RecipesAsked, RecipesSummary } from '#services/recipes/recipes.contract.ts';
import type { Banner } from '#services/shell/shell.contract.ts';
import { recipeSorts } from '#services/recipes/recipes.words.ts';
import { Breadcrumb } from '#ui/breadcrumb/breadcrumb.tsx';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { href } from '#ui/link/href.ts';
import { A } from '#ui/link/link.tsx';
import { ListingBanner } from '#ui/pages/listing/listing-banner.tsx';
import { RecipeGrid } from '#ui/recipe-card/recipe-grid.tsx';
import { recipeSortTexts, recipesTexts as texts } from '#ui/texts/recipes.texts.ts';
import { RecipesFilters } from './recipes-filters.tsx';
import { RecipesSearch, type Suggesting } from './recipes-search.tsx';
import { RecipesShelf } from './recipes-shelf.tsx';

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
export function RecipesPage({ asked, shown, banners, onReload, hasPlans = false, ...typing }: Props) {
  const { state } = shown;
  const { recipes = null, summary = null } = shown.shown ?? {};
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
        <RecipesShelf
          {...{ asked, shown, path, onReload }}
          level={summary ? 3 : 2}
          opening={<Opening banners={banners} summary={summary} />}
          tools={<RecipesSort asked={asked} />}
        />
      </div>
    </main>
  );
}

type OpeningProps = Pick<Props, 'banners'> & { readonly summary: RecipesSummary | null };

/** What the whole shelf opens with, before all of its recipes. */
function Opening({ banners, summary }: OpeningProps) {
  return (
    <>
      <ListingBanner banners={banners} path={path} listName="recipes" />
      {summary?.collections.filter(hasSome).map(({ title, search, recipes }) => (
        <section key={title} className="recipes-collection" aria-label={title}>
          <div className="recipes-collection-head">
            <h2>{title}</h2>
            <A href={href.listing(path, search)}>
              {texts.seeAll.text}
              <span className="visually-hidden">{`: ${title}`}</span>
            </A>
          </div>
          <RecipeGrid recipes={recipes} label={title} eager={firstView} />
        </section>
      ))}
      {summary ? <h2>{texts.all.text}</h2> : null}
    </>
  );
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
