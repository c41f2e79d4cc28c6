import { lazyRouteComponent } from '@tanstack/react-router';
import type { Piece, Samples } from '#ui/gallery.types.ts';
import { SamplePage, type SamplePageProps } from '#ui/pages/gallery/sample-page.tsx';

type Module = { readonly samples: Samples; readonly piece?: Piece };
type Shown = Omit<SamplePageProps, 'samples'>;

const idOf = (file: string) => /\/([^/]+)\.samples\.tsx$/.exec(file)?.[1] ?? '';
const modules = Object.fromEntries(
  Object.entries(import.meta.glob<Module>('../ui/*/*.samples.tsx')).map(([file, load]) => [idOf(file), { file, load }]),
);

export const pieceIds: readonly string[] = Object.keys(modules).toSorted();
/** A piece's samples and what is said of it; nothing for a piece that is not there. */
export const loadPiece = (id: string): Promise<Module> | undefined =>
  Object.hasOwn(modules, id) ? modules[id]?.load() : undefined;
/** The file of its samples, from the project's root. */
export const fileOf = (id: string): string => modules[id]?.file.replace('../', '') ?? '';

/** Draws samples of a piece. It comes late: the server loads it before it draws, the browser while it wakes. */
export const views = Object.fromEntries(
  Object.entries(modules).map(([id, { load }]) => [
    id,
    lazyRouteComponent(async () => {
      const { samples } = await load();
      return { default: (shown: Shown) => <SamplePage samples={samples} {...shown} /> };
    }),
  ]),
);
