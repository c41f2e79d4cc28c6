import { type ReactNode, useEffect } from 'react';
import { fromPromise } from 'xstate';
import { shopperNotesMachine } from '#machines/shopper-notes/index.ts';
import { useChart } from '../chart/use-chart.ts';
import type { Piece, Samples } from '../gallery.types.ts';
import { sampleProducts } from '../product-card/sample-products.ts';
import { NoteLink } from './note-link.tsx';
import { ShopperNote } from './shopper-note.tsx';

export const piece: Piece = {
  title: 'Shopper note',
  about:
    'A wish to whoever picks the order. It is seen, written, changed and taken away; what was typed is never lost.',
  rows: ['B5.02', 'B6.06', 'B7.19', 'B7.20', 'B8.08', 'A3.07'],
  charts: ['shopper-notes'],
};

const sku = '100042';
type Answers = { readonly note: () => Promise<string>; readonly keep: (note: string) => Promise<string> };

function Sample({ note, keep }: Answers): ReactNode {
  const machine = shopperNotesMachine.provide({
    actors: {
      loadNote: fromPromise(note),
      keepNote: fromPromise(async ({ input }) => ({ sku: input.sku, note: await keep(input.note) })),
    },
  });
  const [, send, notes] = useChart(machine, { input: { subject: 'aroha' } });
  useEffect(() => send({ type: 'note.show', sku }), [send]);
  return <ShopperNote notes={notes} sku={sku} />;
}

const same = async (note: string) => note;
const refuse = () => Promise.reject(new Error('Nobody answers here.'));

export const samples: Samples = {
  none: <Sample note={async () => ''} keep={same} />,
  one: <Sample note={async () => 'Less ripe, please: they are for Thursday.'} keep={same} />,
  unsaved: <Sample note={async () => 'Try to change me: saving fails here.'} keep={refuse} />,
  unknown: <Sample note={refuse} keep={same} />,
  visitor: <NoteLink product={sampleProducts.plain} />,
};
