import fc from 'fast-check';
import { parse } from 'parse5';
import { describe, expect, it } from 'vitest';
import { answers, pageRequest, rendererOver } from './world.ts';

type Node = { nodeName: string; childNodes?: Node[]; attrs?: { name: string; value: string }[]; value?: string };
const walk = function* (node: Node): Generator<Node> {
  yield node;
  for (const child of node.childNodes ?? []) yield* walk(child);
};
const scriptsOf = (html: string) =>
  [...walk(parse(html) as unknown as Node)].filter(({ nodeName }) => nodeName === 'script');
const textOf = (node: Node) => (node.childNodes ?? []).map((child) => child.value ?? '').join('');
const attr = (node: Node, name: string) => node.attrs?.find((one) => one.name === name)?.value;
const content = (title: string, body: string) => ({
  '/api/v1/dynamic-content/words': {
    slug: 'words',
    title,
    description: body,
    body: `<p>${body.replace(/[&<>]/g, (char) => `&#${char.charCodeAt(0)};`)}</p>`,
    sections: [],
  },
});
const breaking = fc
  .array(
    fc.constantFrom(
      '<',
      '>',
      '</script>',
      '<!--',
      '-->',
      ']]>',
      '"',
      "'",
      '`',
      '\\',
      '\u2028',
      '\u2029',
      '&',
      '${',
      '\0',
      'ō',
      '<script>',
      '{',
      'x',
    ),
    { minLength: 1, maxLength: 12 },
  )
  .map((parts) => parts.join(''));

async function pageWith(href: string, overrides: Record<string, unknown> = {}) {
  const { renderer } = await rendererOver((request) => answers(request, overrides));
  const page = await renderer.render(pageRequest(href));
  if (page.kind !== 'html') throw new Error(`${href} is a ${page.kind}`);
  return page;
}

describe('The first document', () => {
  it('carries what hostile words say and runs none of it (T-08)', async () => {
    const plain = scriptsOf((await pageWith('/info/words', content('Words', 'words'))).html).length;
    await fc.assert(
      fc.asyncProperty(breaking, breaking, async (title, body) => {
        const { html } = await pageWith('/info/words', content(title, body));
        const scripts = scriptsOf(html);
        expect(scripts).toHaveLength(plain);
        for (const script of scripts) expect(attr(script, 'nonce')).toBe('test-nonce');
      }),
      { numRuns: 60 },
    );
  });

  it('says nothing twice: no 200 bytes of its data stand in it a second time', async () => {
    const data = scriptsOf(
      (await pageWith('/info/words', content('Words', 'A long text. '.repeat(60).slice(0, 150)))).html,
    )
      .map(textOf)
      .join('\n');
    const seen = new Set<string>();
    for (let at = 0; at + 200 <= data.length; at += 50) {
      const piece = data.slice(at, at + 200);
      expect(data.indexOf(piece, at + 1), piece).toBe(-1);
      seen.add(piece);
    }
    expect(seen.size).toBeGreaterThan(20);
  });

  it('holds no fallback of a part that came late: a string render is whole', async () => {
    for (const href of ['/', '/info/words', '/no/such/page', '/offline'])
      expect((await pageWith(href, content('Words', 'words'))).html, href).not.toContain('<!--$!-->');
  });

  it('is streamed when a modal is open, and holds the modal', async () => {
    const { renderer } = await rendererOver((request) => answers(request));
    const page = await renderer.render(pageRequest('/(delivery-modal:delivery-fees)'));
    expect(page.kind).toBe('stream');
    const html = page.kind === 'stream' ? await new Response(page.body).text() : '';
    expect(html).toContain('<dialog');
  });

  it('closes the outlet of a modal that nobody knows', async () => {
    const { renderer } = await rendererOver((request) => answers(request));
    const page = await renderer.render(pageRequest('/(modal:no-such-thing)'));
    const html = page.kind === 'stream' ? await new Response(page.body).text() : page.kind === 'html' ? page.html : '';
    expect(html).not.toContain('<dialog');
  });

  it('records the GETs of the render, 404s included, so that the browser asks nothing again [A7.101] [A7.102]', async () => {
    const { html } = await pageWith('/info/nobody-wrote-this');
    const data = scriptsOf(html).map(textOf).join('\n');
    expect(data).toContain('dynamicContent?slug=nobody-wrote-this');
    expect(data).toMatch(/dynamicContent\?slug=nobody-wrote-this\\",\\"status\\":404/);
  });

  it('has the status of what it says [B2.O1]', async () => {
    expect((await pageWith('/no/such/page')).status).toBe(404);
    expect((await pageWith('/not-found')).status).toBe(404);
    expect((await pageWith('/something-went-wrong')).status).toBe(500);
    expect((await pageWith('/')).status).toBe(200);
  });

  it('stands by itself on the offline page, with one small script that reads what the browser keeps', async () => {
    const { html } = await pageWith('/offline');
    expect(html.match(/<script[^>]*>/g)).toEqual([expect.stringMatching(/kept-wishes[^"]*\.js" defer=""/)]);
  });
});

describe('A chart that only some pages need', () => {
  it('is loaded with the page that needs it, and travels under its name', async () => {
    const listing = {
      title: 'Specials',
      products: { items: [], totalItems: 48 },
      facets: [],
      dasFacets: [],
      selectedFilters: [],
      breadcrumb: { department: null, aisle: null, shelf: null },
      page: 1,
      size: 24,
      sort: 'Special',
      inStockProductsOnly: true,
      boostOfferTag: null,
      correctedSearch: null,
    };
    const needing = scriptsOf((await pageWith('/shop/specials', { '/api/v1/products': listing })).html)
      .map(textOf)
      .join('\n');
    expect(needing).toMatch(
      /\\"listing\\":\{\\"src\\":\\"listing\\",\\"snapshot\\":\{\\"value\\":\{\\"filters\\":\\"closed\\",\\"results\\":\\"resting\\"\},\\"context\\":\{\\"totalItems\\":48\}/,
    );
    const other = scriptsOf((await pageWith('/')).html)
      .map(textOf)
      .join('\n');
    expect(other).not.toContain('\\"src\\":\\"listing\\"');
  });
});
