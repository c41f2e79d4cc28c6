import { escapeMarkup } from './words.ts';

/** A page that needs nothing but itself. */
export const page = (title: string, style: string, body: string): string =>
  [
    '<!doctype html>',
    '<html lang="en-NZ">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeMarkup(title)}</title>`,
    `<style>${style}</style>`,
    '</head>',
    `<body>\n${body}\n</body>`,
    '</html>',
    '',
  ].join('\n');

export const plain = `
  :root { color-scheme: light dark }
  body { font: 16px/1.5 ui-sans-serif, system-ui, sans-serif; margin: 0 auto; max-width: 62rem; padding: 1rem }
  h1 { font-size: 1.6rem } h2 { font-size: 1.2rem; margin: 2.5rem 0 .25rem } h3 { font-size: 1rem; margin: 1.25rem 0 .25rem }
  table { border-collapse: collapse; width: 100% } caption { text-align: left; padding: .25rem 0 }
  th, td { border: 1px solid #8a978f; padding: .35rem .5rem; text-align: left; vertical-align: top }
  .scroll { overflow-x: auto } .about { margin: .1rem 0 }
  a:focus-visible, summary:focus-visible, .scroll:focus-visible { outline: 3px solid #0b6bcb; outline-offset: 2px }
`;
