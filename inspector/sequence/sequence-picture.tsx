import type { Lane, Row } from './lanes.ts';

type Props = {
  readonly lanes: readonly Lane[];
  readonly rows: readonly Row[];
  readonly at: number;
  readonly onChoose: (row: Row) => void;
};

const laneWidth = 100;
const rowHeight = 30;
const headHeight = 34;
const short = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1)}…` : text);

/** Lanes from left to right, time from top to bottom. The table beside it says the same to those who do not see it. */
export function SequencePicture({ lanes, rows, at, onChoose }: Props) {
  const xOf = (lane: string) =>
    (Math.max(
      0,
      lanes.findIndex(({ id }) => id === lane),
    ) +
      0.5) *
    laneWidth;
  const width = Math.max(1, lanes.length) * laneWidth;
  const height = headHeight + rows.length * rowHeight + 8;
  return (
    <svg
      className="sequence-picture"
      role="img"
      aria-label={`${rows.length} entries between ${lanes.map(({ name }) => name).join(', ')}. The table tells the same.`}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
    >
      <defs>
        <marker
          id="sequence-head"
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerWidth="7"
          markerHeight="7"
          orient="auto-start-reverse"
        >
          <path d="M0 0 8 4 0 8z" className="sequence-head" />
        </marker>
      </defs>
      {lanes.map(({ id, name }) => (
        <g key={id}>
          <line className="sequence-lane" x1={xOf(id)} x2={xOf(id)} y1={headHeight - 6} y2={height} />
          <text className="sequence-name" x={xOf(id)} y={18} textAnchor="middle">
            {short(name, 15)}
          </text>
        </g>
      ))}
      {rows.map((row, index) => {
        const y = headHeight + (index + 0.65) * rowHeight;
        const [from, to] = [xOf(row.from), xOf(row.to)];
        const isOwn = from === to;
        const middle = isOwn ? from + 10 : (from + to) / 2;
        return (
          // The table has the buttons; here the mouse may take the short way.
          // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
          <g
            key={row.index}
            className="sequence-row"
            data-kind={row.kind}
            data-here={row.index === at || undefined}
            onClick={() => onChoose(row)}
          >
            <rect x={0} y={y - rowHeight * 0.65} width={width} height={rowHeight} className="sequence-band" />
            {isOwn ? (
              <circle cx={from} cy={y} r={4} className="sequence-dot" />
            ) : (
              <line x1={from} x2={to} y1={y} y2={y} className="sequence-arrow" markerEnd="url(#sequence-head)" />
            )}
            <text
              className="sequence-words"
              x={middle}
              y={isOwn ? y + 4 : y - 4}
              textAnchor={isOwn ? 'start' : 'middle'}
            >
              {short(row.words, isOwn ? 34 : Math.max(20, Math.floor(Math.abs(to - from) / 6.5)))}
              <title>{row.words}</title>
            </text>
          </g>
        );
      })}
    </svg>
  );
}
