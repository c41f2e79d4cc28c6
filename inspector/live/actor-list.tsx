import type { SeenActor } from './actors.ts';

type Props = {
  readonly actors: readonly SeenActor[];
  readonly chosen: string | null;
  readonly onChoose: (actor: SeenActor | null) => void;
};

const standing = ({ states, ended }: SeenActor): string => {
  const innermost = states.filter((id) => !states.some((other) => other.startsWith(`${id}.`)));
  const where = innermost.map((id) => id.slice(id.indexOf('.') + 1)).join(', ');
  return ended === null ? where : `${where}${where === '' ? '' : ' '}(${ended})`;
};

/** Who is there, which chart each runs, and where it stands; one of them can be looked at alone. */
export function ActorList({ actors, chosen, onChoose }: Props) {
  return (
    <div className="actor-list" role="region" aria-label="Actors" tabIndex={0}>
      <table>
        <caption>
          {actors.length === 1 ? '1 chart' : `${actors.length} charts`}, those that still run first
          {chosen === null ? null : (
            <button type="button" onClick={() => onChoose(null)}>
              Look at all of them again
            </button>
          )}
        </caption>
        <thead>
          <tr>
            <th scope="col">Actor</th>
            <th scope="col">Chart</th>
            <th scope="col">Stands in</th>
          </tr>
        </thead>
        <tbody>
          {actors.map((actor) => (
            <tr key={actor.actor} data-ended={actor.ended ?? undefined}>
              <th scope="row">
                <button type="button" aria-pressed={actor.actor === chosen} onClick={() => onChoose(actor)}>
                  {actor.name}
                </button>
              </th>
              <td>{actor.chart}</td>
              <td>{standing(actor)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
