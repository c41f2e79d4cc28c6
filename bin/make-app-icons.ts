/** Makes the committed icons of home screens, tabs and shared links, drawn by a browser from our own SVG. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { drawAppIcon } from '../fixtures/art/app-icon.ts';
import { drawArt } from '../fixtures/art/draw-art.ts';

const folder = join(import.meta.dirname, '../fixtures/art/icons');
const pictures = [
  { name: 'icon-192', svg: drawAppIcon('rounded'), width: 192, height: 192 },
  { name: 'icon-512', svg: drawAppIcon('rounded'), width: 512, height: 512 },
  { name: 'icon-maskable-512', svg: drawAppIcon('maskable'), width: 512, height: 512 },
  { name: 'apple-touch-icon', svg: drawAppIcon('full'), width: 180, height: 180 },
  { name: 'social-card', svg: drawArt('social-card') ?? '', width: 1200, height: 630 },
];

mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'icon.svg'), `${drawAppIcon('rounded')}\n`);
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const page = await browser.newPage();
for (const { name, svg, width, height } of pictures) {
  await page.setViewportSize({ width, height });
  const source = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  await page.setContent(
    `<body style="margin:0"><img src="${source}" width="${width}" height="${height}" style="display:block"></body>`,
    { waitUntil: 'load' },
  );
  await page.screenshot({ path: join(folder, `${name}.png`), omitBackground: true });
}
await page.setViewportSize({ width: 32, height: 32 });
await page.setContent(`<body style="margin:0">${drawAppIcon('rounded')}`);
writeFileSync(
  join(import.meta.dirname, '../public/favicon.ico'),
  icoOf(await page.screenshot({ omitBackground: true })),
);
await browser.close();

/** One PNG of 32 as an .ico, which browsers ask for whatever the page says. */
function icoOf(png: Buffer): Buffer {
  const head = Buffer.alloc(22);
  for (const [at, value] of [
    [2, 1],
    [4, 1],
    [10, 1],
    [12, 32],
  ] as const)
    head.writeUInt16LE(value, at);
  head.writeUInt8(32, 6);
  head.writeUInt8(32, 7);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
