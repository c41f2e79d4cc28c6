import type { ActorRefFrom } from 'xstate';
import { type NoteState, type ShopperNotesContext, shopperNotesMachine } from '#machines/shopper-notes/index.ts';
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

/** A note that stands still: a sample is looked at and answers nothing. */
function face(state: Exclude<NoteState, 'away'>, context: Partial<ShopperNotesContext> = {}) {
  const blank = { subject: 'aroha', sku, note: '', draft: '', asked: null, fault: null };
  const snapshot = shopperNotesMachine.resolveState({ value: state, context: { ...blank, ...context } });
  const notes = {
    getSnapshot: () => snapshot,
    subscribe: () => ({ unsubscribe: () => undefined }),
    send: () => undefined,
  };
  return <ShopperNote notes={notes as never as ActorRefFrom<typeof shopperNotesMachine>} sku={sku} />;
}

const ripe = 'Less ripe, please: they are for Thursday.';

export const samples: Samples = {
  'on its way': face('loading'),
  none: face('standing'),
  one: face('standing', { note: ripe }),
  writing: face('writing', { note: ripe, draft: 'Less ripe, please.' }),
  'too long': face('writing', { draft: ripe.repeat(8) }),
  saving: face('saving', { note: ripe, draft: 'Less ripe, please.' }),
  'not saved': face('failed', { draft: ripe, fault: { tag: 'offline', message: '' } }),
  'not known': face('unknown', { fault: { tag: 'timeout', message: '' } }),
  visitor: <NoteLink product={sampleProducts.plain} />,
};
