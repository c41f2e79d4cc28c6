import { type Body, markup } from '../markup.ts';
import { type Block, blocksOf } from './letter-blocks.ts';
import type { Letter } from './letters.ts';

/** Programs that read mail know little of style: what matters stands at each element, the rest is for those that know more. */
const style = {
  body: 'margin:0;padding:24px 12px;background:#f5f3ee;color:#1d2a22;font:16px/1.5 system-ui,sans-serif',
  card: 'max-width:36rem;margin:0 auto;padding:24px;background:#ffffff;border-radius:12px',
  name: 'margin:0 0 16px;font-size:22px;font-weight:700;color:#0b5d3b',
  link: 'display:inline-block;padding:12px 16px;background:#0b5d3b;color:#ffffff;border-radius:8px;font-weight:600;overflow-wrap:anywhere',
};

const broken = (lines: readonly string[]): Body =>
  markup`${lines.map((line, index) => (index === 0 ? line : markup`<br>${line}`))}`;

function drawn(block: Block): Body {
  if (block.kind === 'link') return markup`<p><a href="${block.href}" style="${style.link}">${block.label}</a></p>`;
  if (block.kind === 'text') return markup`<p>${broken(block.lines)}</p>`;
  return markup`<p style="margin-bottom:4px">${block.title}</p>
<ul style="margin-top:0">${block.items.map((item) => markup`<li>${item}</li>`)}</ul>`;
}

/** A letter as a page of its own: no picture, no script, nothing from anywhere else. */
export const htmlOf = (letter: Pick<Letter, 'subject' | 'lines'>): string =>
  markup`<!doctype html>
<html lang="en-NZ">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${letter.subject}</title>
</head>
<body style="${style.body}">
<main style="${style.card}">
<p style="${style.name}">Kete</p>
${blocksOf(letter).map(drawn)}
</main>
</body>
</html>
`.toString();

export const textOf = ({ lines }: Pick<Letter, 'lines'>): string => `${lines.join('\n')}\n`;
