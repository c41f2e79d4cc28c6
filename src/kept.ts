import type { ReactNode } from 'react';
import { chartOf, type ShopActor } from '#machines/shop/index.ts';
import type { trolleyMachine } from '#machines/trolley/index.ts';
import type { Log } from '#services/log.ts';
import type { Keep } from '#ui/kept/kept.ts';
import { type Piece, pieceOf, type Pieces } from './pieces.ts';

/** What React writes ahead of a drawing: pictures to be fetched early. */
const hints = /^(?:<link rel="preload" as="image"[^>]*>)*/;
/** An id that React made would be another one in the page. */
const madeId = /="_R_/;
/** Of one answer: an address can be written in many ways. */
const mostKept = 20;
const kindOf = (as: string) => as.split(' ', 1)[0] ?? '';

/** Drawings of what is the same for everyone, as bytes, for as long as the answer that they show is kept. */
export function createKept(drawn: (node: ReactNode) => string, log: Log) {
  const refused = new Set<string>();
  const byAnswer = new WeakMap<object, Map<string, Piece>>();

  function drawing(of: object, as: string, draw: () => ReactNode): Piece {
    const known = byAnswer.get(of) ?? new Map<string, Piece>();
    const had = known.get(as);
    if (had) return had;
    const html = drawn(draw());
    if (madeId.test(html)) {
      refused.add(kindOf(as));
      log.error(`What is drawn as "${as}" cannot be kept, for React made an id in it.`);
    }
    const [head = ''] = hints.exec(html) ?? [];
    const piece = pieceOf(html.slice(head.length), head);
    if (known.size >= mostKept) known.clear();
    byAnswer.set(of, known.set(as, piece));
    return piece;
  }

  return {
    /** For one page: a drawing stands as a mark, and is made when the page is joined if it is not kept. */
    in:
      (pieces: Pieces): Keep =>
      (of, as, draw) =>
        refused.has(kindOf(as)) ? draw() : pieces.mark(() => drawing(of, as, draw)),
  };
}

type OfProduct = { readonly sku?: string; readonly product?: { readonly sku: string } };

/** What shows a product of this shopper's trolley is not the same for everybody: it is drawn with the page. */
export function apartFrom(shop: ShopActor, keep: Keep): Keep {
  const trolley = chartOf<typeof trolleyMachine>(shop, 'trolley')?.getSnapshot().context.trolley;
  if (!trolley || trolley.items.length === 0) return keep;
  const held = new Set(trolley.items.map(({ sku }) => sku));
  return (of, as, draw) => {
    const { sku, product } = of as OfProduct;
    return held.has(sku ?? product?.sku ?? '') ? draw() : keep(of, as, draw);
  };
}
