const encoder = new TextEncoder();

/** What is written already, and what the head of a page that shows it should say. */
export type Piece = { readonly bytes: Uint8Array; readonly head: string };

export const pieceOf = (html: string, head = ''): Piece => ({ bytes: encoder.encode(html), head });

const headEnds = '</head>';

/**
 * A page whose larger part is written already: React draws the rest, in which each of these pieces stands as a mark.
 * The token is a secret of this page, so that nothing anybody wrote can be taken for a mark.
 */
export function createPieces(token: string) {
  const pieces: (() => Piece)[] = [];
  return {
    /** The piece is asked for when the page is joined. */
    mark: (piece: () => Piece): string => `${token}${pieces.push(piece) - 1};`,
    /** The bytes of the whole, each piece in the place of its mark, and `inHead` at the end of the head. */
    join(html: string, inHead: string): Uint8Array {
      const [first = '', ...rest] = html.split(token);
      let head = inHead;
      const parts = rest.flatMap((part) => {
        const end = part.indexOf(';');
        const piece = pieces[Number(part.slice(0, end))]?.();
        head += piece?.head ?? '';
        return [piece?.bytes ?? new Uint8Array(), encoder.encode(part.slice(end + 1))];
      });
      return joined([encoder.encode(first.replace(headEnds, () => `${head}${headEnds}`)), ...parts]);
    },
  };
}

export type Pieces = ReturnType<typeof createPieces>;

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
