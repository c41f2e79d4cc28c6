import type { Line } from './use-travel.ts';

type Props = { readonly line: Line; readonly at: number; readonly onGo: (at: number) => void };

/** What happened so far; each step can be gone back to. */
export function StepList({ line, at, onGo }: Props) {
  return (
    <ol className="step-list" start={0} aria-label="What happened so far">
      {line.frames.map((frame, index) => (
        <li key={index} aria-current={index === at ? 'step' : undefined} data-later={index > at || undefined}>
          <button type="button" onClick={() => onGo(index)}>
            {index === 0 ? 'It begins' : line.steps[index - 1]?.says}
          </button>{' '}
          <span>
            {frame.states
              .filter((id) => !frame.states.some((other) => other.startsWith(`${id}.`)))
              .map((id) => id.slice(id.indexOf('.') + 1))
              .join(', ')}
            {frame.told.length > 0 ? `; tells ${frame.told.join(', ')}` : ''}
          </span>
        </li>
      ))}
    </ol>
  );
}
