import style from '../drawing/drawing.css?inline';
import type { LayoutData } from '../data.types.ts';

/** A drawing that stands alone: what the page shows, with its own style, at its own size. */
export function svgOf(shown: SVGSVGElement, layout: LayoutData, scheme: 'light' | 'light dark'): string {
  const copy = shown.cloneNode(true) as SVGSVGElement;
  copy.setAttribute('width', String(layout.width));
  copy.setAttribute('height', String(layout.height));
  for (const inner of copy.querySelectorAll('.fold')) inner.remove();
  for (const inner of copy.querySelectorAll('[tabindex], [role="button"]'))
    for (const name of ['tabindex', 'role', 'aria-pressed']) inner.removeAttribute(name);
  const sheet = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  sheet.textContent = `svg { color-scheme: ${scheme} }\n${style}`;
  copy.prepend(sheet);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${new XMLSerializer().serializeToString(copy)}\n`;
}

/** The same as a picture of dots, twice as fine as it is shown; a very large chart is made a little coarser. */
export async function pngOf(shown: SVGSVGElement, layout: LayoutData): Promise<Blob> {
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svgOf(shown, layout, 'light'))}`;
  await picture.decode();
  const fineness = Math.min(2, 16_000 / Math.max(layout.width, layout.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(layout.width * fineness);
  canvas.height = Math.round(layout.height * fineness);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The browser made no picture.'))), 'image/png'),
  );
}
