import { markup } from '../markup.ts';
import { htmlOf, textOf } from './letter-html.ts';
import type { Letter } from './letters.ts';

const when = new Intl.DateTimeFormat('en-NZ', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Pacific/Auckland',
});

/** All letters on one page for the operator. Each is drawn in a frame that may run nothing and fetch nothing. */
export const lettersPage = (letters: readonly (Letter & { readonly sent: string })[]): string =>
  markup`<!doctype html>
<html lang="en-NZ">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'">
<title>Letters of the store</title>
<style>
:root { color-scheme: light dark }
body { max-width: 48rem; margin: 0 auto; padding: 1rem; font: 1rem/1.5 system-ui, sans-serif }
article { margin-block: 2rem; border-top: 1px solid; padding-top: 1rem }
iframe { width: 100%; height: 30rem; border: 1px solid; border-radius: 8px; background: #fff }
pre { white-space: pre-wrap; overflow-wrap: anywhere }
h2 { margin: 0; font-size: 1.1rem; overflow-wrap: anywhere }
</style>
</head>
<body>
<h1>Letters of the store</h1>
<p>${letters.length === 0 ? 'No letter has been sent.' : `${letters.length} kept, the newest first.`}</p>
${letters.map(
  (letter) => markup`<article>
<h2>${letter.subject}</h2>
<p>To ${letter.to}, ${when.format(new Date(letter.sent))}, ${letter.kind}</p>
<iframe sandbox srcdoc="${htmlOf(letter)}" title="${letter.subject}" loading="lazy"></iframe>
<details><summary>As text</summary><pre>${textOf(letter)}</pre></details>
</article>`,
)}
</body>
</html>
`.toString();
