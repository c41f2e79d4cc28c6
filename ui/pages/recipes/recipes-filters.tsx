import type { Recipes, RecipesAsked } from '#services/recipes/recipes.contract.ts';
import { dietsIn, withDiet } from '#services/recipes/recipes-query.rules.ts';
import { courses, recipeDiets } from '#services/recipes/recipes.words.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { href } from '#ui/link/href.ts';
import { A } from '#ui/link/link.tsx';
import { courseTexts, dietTexts, recipesTexts as texts } from '#ui/texts/recipes.texts.ts';

type Props = {
  readonly asked: RecipesAsked;
  /** How many there are of each; nothing until the store has said so. */
  readonly counts: Pick<Recipes, 'courses' | 'diets'> | null;
  /** The page that is narrowed. */
  readonly path?: string;
};

const times = ['20', '30', '45', '60'] as const;

/** What the recipes can be narrowed to, every choice a plain link. Choosing what is chosen takes it away again. */
export function RecipesFilters({ asked, counts, path = href.page('/recipes') }: Props) {
  const { page: _, ...kept } = asked;
  const to = (more: RecipesAsked) => href.listing(path, { ...kept, ...more });
  const chosen = dietsIn(asked.diets);
  const countOf = (course: (typeof courses)[number]) => counts?.courses.find((one) => one.course === course)?.count;
  const dietCount = (diet: (typeof recipeDiets)[number]) => counts?.diets.find((one) => one.diet === diet)?.count;
  const inUse = [asked.course, asked.minutes, ...chosen].filter((one) => one !== undefined).length;
  return (
    <details className="recipes-filters" open={inUse > 0}>
      <summary>
        {inUse === 0 ? texts.filters.text : `${texts.filters.text} (${inUse})`}
        <Icon name="chevron-down" />
      </summary>
      <nav aria-label={texts.filters.text}>
        <Group title={texts.courses.text}>
          {courses.map((course) => (
            <Choice
              key={course}
              text={courseTexts[course].text}
              count={countOf(course)}
              isChosen={asked.course === course}
              to={href.listing(path, { ...kept, course: asked.course === course ? undefined : course })}
            />
          ))}
        </Group>
        <Group title={texts.diets.text}>
          {recipeDiets.map((diet) => (
            <Choice
              key={diet}
              text={dietTexts[diet].text}
              count={dietCount(diet)}
              isChosen={chosen.includes(diet)}
              to={href.listing(path, withDiet(asked, diet))}
            />
          ))}
        </Group>
        <Group title={texts.minutes.text}>
          {times.map((minutes) => (
            <Choice
              key={minutes}
              text={texts.minutesMost.text.replace('{n}', minutes)}
              isChosen={asked.minutes === minutes}
              to={asked.minutes === minutes ? href.listing(path, { ...kept, minutes: undefined }) : to({ minutes })}
            />
          ))}
        </Group>
        {inUse === 0 ? null : (
          <A className="recipes-clear" href={href.listing(path, { search: asked.search, sort: asked.sort })}>
            {texts.clear.text}
          </A>
        )}
      </nav>
    </details>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: React.ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      <ul>{children}</ul>
    </section>
  );
}

type ChoiceProps = {
  readonly text: string;
  readonly count?: number | undefined;
  readonly isChosen: boolean;
  readonly to: string;
};

/** What would show nothing is not offered, unless it is chosen and can be taken away. */
function Choice({ text, count, isChosen, to }: ChoiceProps) {
  if (count === 0 && !isChosen) return null;
  return (
    <li>
      <A className="recipes-choice" href={to} rel="nofollow" data-keep-place="" aria-current={isChosen || undefined}>
        {isChosen ? <Icon name="check" size="small" /> : null}
        {text}
        {count === undefined ? null : <span className="recipes-choice-count">{count}</span>}
      </A>
    </li>
  );
}
