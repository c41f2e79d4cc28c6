/** What no set of icons has, drawn by ourselves on the same 24 × 24 grid: a neutral card with letters stands for a brand. */
const letters: Readonly<Record<string, readonly [width: number, path: string]>> = {
  A: [3, 'm0 5 1.5-5 1.5 5m-2.5-1.8h2'],
  B: [3, 'v5h1.8a1.3 1.3 0 0 0 0-2.6h-1.8m0-2.4h1.6a1.2 1.2 0 0 1 0 2.4'],
  C: [3, 'm3 0h-1.5a1.5 1.5 0 0 0-1.5 1.5v2a1.5 1.5 0 0 0 1.5 1.5h1.5'],
  E: [2.6, 'm2.6 0h-2.6v5h2.6m-2.6-2.5h2.2'],
  I: [0, 'v5'],
  J: [2.6, 'm2.6 0v3.6a1.3 1.3 0 0 1-2.6 0'],
  M: [3.4, 'm0 5v-5l1.7 3 1.7-3v5'],
  P: [3, 'm0 5v-5h1.7a1.3 1.3 0 0 1 0 2.7h-1.7'],
  S: [2.8, 'm2.8 0h-1.5a1.2 1.2 0 0 0 0 2.5h.2a1.2 1.2 0 0 1 0 2.5h-1.5'],
  U: [3, 'v3.5a1.5 1.5 0 0 0 3 0v-3.5'],
  V: [3, 'l1.5 5 1.5-5'],
  X: [3, 'l3 5m0-5-3 5'],
};
const gap = 1.4;

const card = '<rect width="20" height="14" x="2" y="5" rx="2"/>';

function cardWith(word: string): string {
  const drawn = [...word].map((letter) => letters[letter] ?? ([0, ''] as const));
  const width = drawn.reduce((sum, [each]) => sum + each, 0) + gap * (drawn.length - 1);
  let x = 12 - width / 2;
  const paths = drawn.map(([each, path]) => {
    const moved = `M${Number(x.toFixed(2))} 9.5${path}`;
    x += each + gap;
    return moved;
  });
  return `${card}<path stroke-width="1.2" d="${paths.join('')}"/>`;
}

export const ownIcons: Readonly<Record<string, string>> = {
  'scan-to-trolley':
    '<path d="M3 7V5a2 2 0 0 1 2-2h2m10 0h2a2 2 0 0 1 2 2v2m0 10v2a2 2 0 0 1-2 2h-2M7 21H5a2 2 0 0 1-2-2v-2M6.5 8h1.8l1.6 5.6h5.6L17 10H8.9"/><circle cx="10.5" cy="16.5" r=".6"/><circle cx="15" cy="16.5" r=".6"/>',
  'gold-card': `${card}<path d="m12 8.6 1 2.1 2.3.3-1.7 1.6.4 2.3-2-1.1-2 1.1.4-2.3L8.7 11l2.3-.3z"/>`,
  amex: cardWith('AMEX'),
  jcb: cardWith('JCB'),
  mastercard: cardWith('MC'),
  visa: cardWith('VISA'),
  unionpay: cardWith('UP'),
};
