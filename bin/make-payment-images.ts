/** Makes the committed pictures of card schemes, drawn by a browser from our own SVG: names, and nobody's emblem. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';

const folder = join(import.meta.dirname, '../public/assets/images/payments');
const [width, height] = [96, 60] as const;

const words = (text: string, size: number, more = '') =>
  `<text x="48" y="${38 + (size - 22) / 3}" text-anchor="middle" font-family="sans-serif" font-weight="700" font-size="${size}" fill="#fff" ${more}>${text}</text>`;
const schemes = {
  visa: { ground: '#1c3f94', drawing: words('Visa', 30, 'font-style="italic"') },
  mastercard: { ground: '#33302e', drawing: words('Mastercard', 15) },
  wallet: {
    ground: '#0f6b5c',
    drawing:
      '<path d="M24 20h44a6 6 0 0 1 6 6v18a6 6 0 0 1-6 6H24z M24 20v-4a6 6 0 0 1 6-6h34" fill="none" stroke="#fff" stroke-width="4"/><circle cx="62" cy="35" r="4" fill="#fff"/>',
  },
  default: {
    ground: '#5c6670',
    drawing:
      '<rect y="14" width="96" height="11" fill="#fff"/><rect x="10" y="36" width="34" height="5" rx="2.5" fill="#fff"/><rect x="10" y="46" width="22" height="4" rx="2" fill="#fff"/>',
  },
} as const;

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const page = await browser.newPage({ viewport: { width, height } });
for (const [name, { ground, drawing }] of Object.entries(schemes)) {
  await page.setContent(
    `<body style="margin:0"><svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" style="display:block">
      <clipPath id="card"><rect width="${width}" height="${height}" rx="8"/></clipPath>
      <g clip-path="url(#card)"><rect width="${width}" height="${height}" fill="${ground}"/>${drawing}</g></svg>`,
  );
  writeFileSync(join(folder, `${name}.png`), await page.screenshot({ omitBackground: true }));
}
await browser.close();
