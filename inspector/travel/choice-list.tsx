import { useState } from 'react';
import type { Choice } from './choices.ts';

type Props = {
  readonly choices: readonly Choice[];
  /** Something happened after this already: choosing goes another way. */
  readonly isEarlier: boolean;
  readonly onChoose: (choice: Choice) => Promise<void>;
};

const groups: readonly (readonly [group: Choice['group'], name: string])[] = [
  ['told', 'It may be told'],
  ['answers', 'What it asked may be answered, or fail'],
  ['jumps', 'Time may jump'],
  ['time', 'Time may pass'],
];

/** Everything that can happen now. */
export function ChoiceList({ choices, isEarlier, onChoose }: Props) {
  const [isBusy, setIsBusy] = useState(false);
  const choose = (choice: Choice) => {
    if (isBusy) return;
    setIsBusy(true);
    void onChoose(choice).finally(() => setIsBusy(false));
  };
  const list = (group: Choice['group']) => (
    <ul>
      {choices
        .filter((choice) => choice.group === group)
        .map((choice) => (
          <li key={choice.id}>
            <button type="button" aria-disabled={isBusy} onClick={() => choose(choice)}>
              {choice.words}
            </button>
          </li>
        ))}
    </ul>
  );
  const ignored = choices.filter(({ group }) => group === 'ignored').length;
  return (
    <div className="choices" aria-busy={isBusy}>
      <h4>What happens next?</h4>
      {isEarlier ? (
        <p>This is an earlier step: whatever is chosen here begins another way, and the first one stays.</p>
      ) : null}
      {groups.map(([group, name]) =>
        choices.some((choice) => choice.group === group) ? (
          <section key={group} aria-label={name}>
            <h5>{name}</h5>
            {list(group)}
          </section>
        ) : null,
      )}
      {ignored > 0 ? (
        <details>
          <summary>{ignored} events that it would ignore here</summary>
          {list('ignored')}
        </details>
      ) : null}
    </div>
  );
}
