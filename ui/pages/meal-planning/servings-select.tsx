import { mostServings } from '#services/recipes/recipes.words.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { mealPlansTexts as texts } from '#ui/texts/meal-plans.texts.ts';
import { servingsWords, titled } from './meal-plan-words.ts';

type Props = {
  readonly title: string;
  readonly servings: number;
  readonly onServe: (servings: number) => void;
};

const counts = Array.from({ length: mostServings }, (_, at) => at + 1);

/** For how many a meal is cooked. */
export function ServingsSelect({ title, servings, onServe }: Props) {
  return (
    <span className="select-box" data-needs-script="">
      <select
        className="select"
        aria-label={titled(texts.servingsOf, title)}
        value={servings}
        onChange={({ currentTarget }) => onServe(Number(currentTarget.value))}
      >
        {counts.map((count) => (
          <option key={count} value={count}>
            {servingsWords(count)}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" />
    </span>
  );
}
