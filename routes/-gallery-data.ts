import { notFound } from '@tanstack/react-router';
import type { Piece, Samples } from '#ui/gallery.types.ts';
import { everySample, slugOf } from '#ui/pages/gallery/gallery.rules.ts';
import type { ChartFact, PieceFact, PieceSummary, RowFact } from '#ui/pages/gallery/gallery.types.ts';
import { galleryTexts as texts } from '#ui/texts/gallery.texts.ts';
import type { RouterContext } from './-context.ts';
import { fileOf, loadPiece, pieceIds, views } from './-gallery-samples.tsx';

const charts = import.meta.glob<string>('../docs/charts/*.md', { query: '?raw', import: 'default' });
const requirements = import.meta.glob<string>('../docs/requirements/requirements.md', {
  query: '?raw',
  import: 'default',
});
const titled = (title: string) => `${title} · ${texts.title.text}`;

const plain = (id: string): Piece => ({ title: id, about: '', rows: [] });

async function read(id: string): Promise<{ readonly piece: Piece; readonly samples: Samples }> {
  const found = await loadPiece(id);
  if (!found) throw notFound();
  return { piece: found.piece ?? plain(id), samples: found.samples };
}

const namesOf = (samples: Samples) => Object.keys(samples).map((name) => ({ name, slug: slugOf(name) }));

/** All pieces, by title. */
export async function allPieces(): Promise<{ readonly title: string; readonly pieces: readonly PieceSummary[] }> {
  const pieces = await Promise.all(
    pieceIds.map(async (id) => {
      const { piece, samples } = await read(id);
      return {
        id,
        title: piece.title,
        about: piece.about,
        samples: Object.keys(samples).length,
        rows: piece.rows,
        charts: piece.charts ?? [],
      };
    }),
  );
  return {
    title: texts.title.text,
    pieces: pieces.toSorted((a, b) => a.title.localeCompare(b.title, 'en-NZ')),
  };
}

/** A piece with its samples, its rows word by word, and its charts state by state. */
export async function onePiece(id: string): Promise<PieceFact> {
  const { piece, samples } = await read(id);
  return {
    id,
    title: titled(piece.title),
    name: piece.title,
    about: piece.about,
    file: fileOf(id),
    samples: namesOf(samples),
    rows: await rowsOf(piece.rows),
    charts: await Promise.all((piece.charts ?? []).map(chartOf)),
  };
}

type Asked = { readonly context: RouterContext; readonly params: { readonly piece: string; readonly sample: string } };

/** One sample, or all of a piece; the page links what the piece looks like. */
export async function oneSample({ context, params: { piece: id, sample } }: Asked) {
  const { piece, samples } = await read(id);
  const name = namesOf(samples).find(({ slug }) => slug === sample)?.name;
  if (name === undefined && sample !== everySample) throw notFound();
  context.needs(fileOf(id));
  await views[id]?.preload?.();
  return { title: titled(name === undefined ? piece.title : `${piece.title}: ${name}`), id, only: name ?? null };
}

async function rowsOf(ids: readonly string[]): Promise<readonly RowFact[]> {
  const text = (await requirements['../docs/requirements/requirements.md']?.()) ?? '';
  const rows = new Map([...text.matchAll(/^- \*\*([AB]\d\.[O\d]+)\*\* (.*)$/gm)].map(([, id, words]) => [id, words]));
  return ids.map((id) => ({ id, text: rows.get(id) ?? '' }));
}

async function chartOf(name: string): Promise<ChartFact> {
  const text = (await charts[`../docs/charts/${name}.md`]?.()) ?? '';
  const table = text.slice(text.indexOf('| state |')).split('\n\n', 1)[0] ?? '';
  const states = table
    .split('\n')
    .slice(2)
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, state = '', description = '']) => ({ state, description }));
  return { name, states };
}
