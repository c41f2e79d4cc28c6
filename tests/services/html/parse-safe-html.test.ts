import fc from 'fast-check';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { describe, expect, test } from 'vitest';
import { parseSafeHtml } from '#services/html/parse-safe-html.ts';
import type { SafeNode } from '#services/html/safe-html.contract.ts';

const escaped = (text: string) => text.replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`);
const isVoid = (tag: string) => ['br', 'hr', 'img'].includes(tag);

/** What React writes of the tree into a page. */
const written = (nodes: readonly SafeNode[]): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return escaped(node);
      const attrs = Object.entries(node.attrs).map(
        ([name, value]) => ` ${name.toLowerCase()}="${escaped(String(value))}"`,
      );
      return `<${node.tag}${attrs.join('')}>${isVoid(node.tag) ? '' : `${written(node.children)}</${node.tag}>`}`;
    })
    .join('');

/** What a browser makes of that page, by an independent parser that follows the standard. */
type Plain = string | { tag: string; attrs: Record<string, string>; children: Plain[] };
const browserTree = (nodes: readonly DefaultTreeAdapterTypes.ChildNode[]): Plain[] =>
  nodes.map((node) => {
    if ('value' in node) return node.value;
    if (!('tagName' in node)) throw new Error(`There is a ${node.nodeName} in the page.`);
    return {
      tag: node.tagName,
      attrs: Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])),
      children: browserTree(node.childNodes),
    };
  });
const plain = (nodes: readonly SafeNode[]): Plain[] =>
  nodes.map((node) =>
    typeof node === 'string'
      ? node
      : {
          tag: node.tag,
          attrs: Object.fromEntries(
            Object.entries(node.attrs).map(([name, value]) => [name.toLowerCase(), String(value)]),
          ),
          children: plain(node.children),
        },
  );

const safeTags =
  /^(a|abbr|b|br|code|em|i|s|small|span|strong|sub|sup|u|img|p|h[2-6]|ul|ol|li|dl|dt|dd|blockquote|div|hr|table|caption|thead|tbody|tr|th|td)$/;
const safeAttrs = /^(href|rel|src|alt|width|height|scope|colspan|rowspan|lang)$/;

function holds(html: string): void {
  const tree = parseSafeHtml(html);
  const page = written(tree);
  const seen = browserTree(parseFragment(page).childNodes);
  expect(seen).toEqual(plain(tree));
  expect(parseSafeHtml(page)).toEqual(tree);
  const walk = (nodes: readonly Plain[]): void => {
    for (const node of nodes) {
      if (typeof node === 'string') continue;
      expect(node.tag).toMatch(safeTags);
      for (const [name, value] of Object.entries(node.attrs)) {
        expect(name).toMatch(safeAttrs);
        if (name === 'href') expect(new URL(value, 'https://kete.example').protocol).toMatch(/^(https?|mailto|tel):$/);
        if (name === 'src') expect(value).toMatch(/^\/assets\//);
      }
      if (node.tag === 'a') expect(node.attrs['rel']).toBe('noopener');
      walk(node.children);
    }
  };
  walk(seen);
}

describe('HTML of the operator', () => {
  test('keeps words, headings, lists, links, tables and the language of a passage', () => {
    const html =
      '<h2>Our promise</h2><p>Fresh <strong>or free</strong>, <a href="/info/terms" rel="noopener">terms</a>.<br></p><ul><li>Kai</li></ul>' +
      '<table><thead><tr><th scope="col">Fee</th></tr></thead><tbody><tr><td colspan="2">$12</td></tr></tbody></table><p lang="mi">Kia ora</p>';
    expect(written(parseSafeHtml(html))).toBe(html);
  });

  test('is the tree that a page is built of', () => {
    expect(parseSafeHtml('<p class="x">Kia <em onclick="x()">ora</em> &amp; &lt;hello&gt;</p>')).toEqual([
      { tag: 'p', attrs: {}, children: ['Kia ', { tag: 'em', attrs: {}, children: ['ora'] }, ' & <hello>'] },
    ]);
  });

  test('loses ids, names, styles, handlers, forms and frames, and keeps the words of what is only unknown', () => {
    expect(
      written(
        parseSafeHtml(
          '<div id="x" name="y" style="position:fixed" onclick="z()"><form action="/x"><input name="q">Name</form><iframe src="/x">in</iframe><marquee>out</marquee></div>',
        ),
      ),
    ).toBe('<div>Nameout</div>');
  });

  test('gives links rel=noopener and takes the link from an address that may not be followed', () => {
    expect(
      written(
        parseSafeHtml('<a href="https://x.example" target="_blank">x</a><a href="javascript:alert(1)">y</a><a>z</a>'),
      ),
    ).toBe('<a href="https://x.example" rel="noopener">x</a>yz');
  });

  test('shows pictures of the shop’s own assets only', () => {
    expect(
      written(
        parseSafeHtml(
          '<img src="/assets/a.svg" alt="A"><img src="https://track.example/p.gif"><img src="/assets/../bff/logout"><img src=x onerror=alert(1)>',
        ),
      ),
    ).toBe('<img src="/assets/a.svg" alt="A">');
  });

  test('stands as a browser would leave it: no block in a paragraph, no link in a link, rows in a body', () => {
    expect(written(parseSafeHtml('<p>a<b><div>b</div></b></p>'))).toBe('<p>a<b>b</b></p>');
    expect(written(parseSafeHtml('<a href="/x">a<span><a href="/y">b</a></span></a>'))).toBe(
      '<a href="/x" rel="noopener">a<span>b</span></a>',
    );
    expect(written(parseSafeHtml('<table><tr><td>1<tr><td>2</table>'))).toBe(
      '<table><tbody><tr><td>1</td></tr><tr><td>2</td></tr></tbody></table>',
    );
    expect(written(parseSafeHtml('<li>alone</li><ul>x<li>in</ul>'))).toBe('alone<ul><li>in</li></ul>');
  });

  test('that is nested beyond measure neither breaks anything nor nests further', () => {
    holds(`${'<div>'.repeat(100_000)}x`);
    holds(`${'<b><i>'.repeat(5_000)}x`);
  });
});

describe('an attack', () => {
  test.each([
    '<script>alert(1)</script>',
    '<ScRiPt src=//evil.example></sCrIpT>',
    '<scr<script>ipt>alert(1)</scr</script>ipt>',
    '<img src=x onerror=alert(1)>',
    '<svg onload=alert(1)>',
    '<svg><script>alert(1)</script></svg>',
    '<svg><style><img src=x onerror=alert(1)></style></svg>',
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
    '<math><mi//xlink:href="data:x,<script>alert(4)</script>">',
    '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<template><img src=x onerror=alert(1)></template>',
    '<style>*{x:expression(alert(1))}</style>',
    '<link rel=stylesheet href=//evil.example>',
    '<base href=//evil.example/>',
    '<meta http-equiv=refresh content="0;url=javascript:alert(1)">',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<object data="data:text/html,x"></object>',
    '<embed src=//evil.example>',
    '<a href="java&#x0A;script:alert(1)">x</a>',
    '<a href="&#1;javascript:alert(1)">x</a>',
    '<a href="javascript&colon;alert(1)">x</a>',
    '<a href=" javascript:alert(1)">x</a>',
    '<a href="data:text/html;base64,PHNjcmlwdD4=">x</a>',
    '<a href="vbscript:x">x</a>',
    '<a href=x id=forms name=cookie>x</a>',
    '<img name=getElementById src=/assets/x.svg>',
    '<form id=test></form><button form=test formaction="javascript:alert(1)">X',
    '<input autofocus onfocus=alert(1)>',
    '<details open ontoggle=alert(1)>',
    '<video><source onerror=alert(1)></video>',
    '<body onload=alert(1)>',
    '<table background="javascript:alert(1)"><td>x',
    '<div style="background:url(javascript:alert(1))">',
    '<p/onclick=alert(1)>',
    '<a/href="javascript:alert(1)">x',
    '<!--><img src=x onerror=alert(1)>-->',
    '<!--[if IE]><script>alert(1)</script><![endif]-->',
    '<![CDATA[<script>alert(1)</script>]]>',
    '<?xml <script>alert(1)</script>?>',
    '<xmp><p title="</xmp><svg/onload=alert(1)>">',
    '<plaintext><script>',
    '<textarea><img title="</textarea><img src onerror=alert(1)>">',
    '<title><img title="</title><img src onerror=alert(1)>">',
    '<select><style></select><img src=x onerror=alert(1)></style>',
    '<listing>&lt;img src=x onerror=alert(1)&gt;</listing>',
    '<a href="//evil.example\\@kete.example">x</a>',
    '<p lang="en\' onclick=alert(1)">x',
    '<th scope="row onclick=x">x',
    '<td colspan="1e9" rowspan=-1>',
    '<image src=x onerror=alert(1)>',
    '<isindex action=javascript:alert(1)>',
    '<keygen autofocus onfocus=alert(1)>',
    '<p>\u0000<scr\u0000ipt>alert(1)</script>',
    '<b constructor=1 __proto__=2 hasOwnProperty=3>x</b>',
    '<constructor>x</constructor><__proto__>y</__proto__><toString>z</toString>',
    '</p></br></b><p',
    '<p title=">"><',
    '<a href="https://x.example/?a=1&amp;b=&quot;><script>">x</a>',
  ])('%j leaves nothing behind that runs, names, styles or frames', (html) => {
    holds(html);
    expect(written(parseSafeHtml(html))).not.toMatch(/<[^>]*(onerror|onload|onclick|style|srcdoc|javascript:)/i);
  });
});

test('any soup of tags is safe, the same in a browser, and does not change when it is read again', () => {
  const tag = fc.constantFrom(
    'p',
    'b',
    'a',
    'i',
    'div',
    'ul',
    'ol',
    'li',
    'dl',
    'dt',
    'dd',
    'h2',
    'h3',
    'table',
    'caption',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'br',
    'hr',
    'img',
    'span',
    'blockquote',
    'script',
    'style',
    'svg',
    'math',
    'mtext',
    'form',
    'template',
    'noscript',
    'select',
    'option',
    'textarea',
    'button',
    'pre',
    'nobr',
    'foreignObject',
    'title',
    'h1',
    'colgroup',
    'input',
    'body',
    'html',
    'frameset',
    'image',
    'x-y',
    'plaintext',
    'xmp',
    'annotation-xml',
  );
  const attribute = fc.constantFrom(
    '',
    ' href="/x"',
    ' href=javascript:x',
    ' href="&#106;avascript:x"',
    ' onclick=x',
    ' style="x"',
    ' id=x',
    ' lang=mi',
    ' src="/assets/x.svg"',
    ' src=x onerror=y',
    ' colspan=2',
    ' scope=row',
    ' title="><b>"',
    ' /',
    " x='",
  );
  const piece = fc.oneof(
    { weight: 5, arbitrary: fc.tuple(tag, attribute).map(([name, given]) => `<${name}${given}>`) },
    { weight: 4, arbitrary: tag.map((name) => `</${name}>`) },
    {
      weight: 3,
      arbitrary: fc.constantFrom(
        'kia ora',
        ' ',
        '\n',
        '&lt;',
        '&#0;',
        '&#13;',
        '&notin',
        '<',
        '>',
        '"',
        '<!--',
        '-->',
        '--!>',
        ']]>',
        '<![CDATA[',
        '<?x',
        '&',
        '\r',
        '\f',
        '\ud83d',
        '</',
        '<!x',
        '\u0000',
      ),
    },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 4 }) },
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => holds(pieces.join(''))),
    { numRuns: 10_000 },
  );
});
