import './gallery.css';
import { galleryTexts as texts } from '../../texts/gallery.texts.ts';
import { galleryHref } from './gallery.rules.ts';
import type { PieceSummary } from './gallery.types.ts';

/** The list of all pieces. Its links load their page afresh, because the server alone gathers what a piece says. */
export function GalleryPage({ pieces }: { pieces: readonly PieceSummary[] }) {
  const count = (of: (piece: PieceSummary) => readonly string[]) => new Set(pieces.flatMap(of)).size;
  const figures = [
    [pieces.length, texts.pieces.text],
    [pieces.reduce((sum, { samples }) => sum + samples, 0), texts.samples.text],
    [count(({ rows }) => rows), texts.rows.text],
    [count(({ charts }) => charts), texts.charts.text],
  ] as const;
  return (
    <main id="main" className="page gallery">
      <h1>{texts.title.text}</h1>
      <p className="lead">{texts.lead.text}</p>
      <p className="gallery-figures">{figures.map(([number, what]) => `${number} ${what}`).join(', ')}</p>
      <ul className="gallery-pieces">
        {pieces.map((piece) => (
          <li key={piece.id}>
            <h2>
              <a href={galleryHref(piece.id)} rel="external">
                {piece.title}
              </a>
            </h2>
            <p>{piece.about}</p>
            <p className="gallery-facts">
              {`${piece.samples} ${piece.samples === 1 ? texts.sample.text : texts.samples.text}, `}
              {`${piece.rows.length} ${piece.rows.length === 1 ? texts.requirement.text : texts.rows.text}`}
              {piece.charts.length > 0 ? `, ${piece.charts.join(', ')}` : ''}
            </p>
          </li>
        ))}
      </ul>
    </main>
  );
}
