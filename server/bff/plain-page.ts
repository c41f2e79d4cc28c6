import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { raw } from 'hono/html';
import { type Body, markup } from '../markup.ts';

const root = join(import.meta.dirname, '../..');
const css = ['ui/tokens.css', 'server/bff/plain-page.css']
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('\n');
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** A page outside of the shop's frame, in its look: whole in one answer, without a script. */
export const plainPage = (title: string, body: Body): string =>
  markup`<!doctype html>
<html lang="en-NZ">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | Kete</title>
<style>${raw(css)}</style>
</head>
<body>
<main>
<a class="name" href="/">Kete</a>
<div class="card">
${body}
</div>
</main>
</body>
</html>
`.toString();

/** What such a page may do: be drawn, and send its form here. Nobody may frame it. */
export const plainPageCsp = [
  "default-src 'none'",
  `style-src ${hashOf(css)}`,
  "img-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** A page whose only work is one script: it may be framed by this shop alone. */
export function scriptPage(title: string, script: string): { readonly body: string; readonly csp: string } {
  return {
    body: `<!doctype html>\n<html lang="en-NZ"><meta charset="utf-8"><title>${title}</title><script>${script}</script></html>\n`,
    csp: `default-src 'none'; script-src ${hashOf(script)}; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`,
  };
}
