import { describe, expect, test } from 'vitest';
import { parseSafeHtml } from '#services/html/parse-safe-html.ts';
import { holds, written } from './browser-tree.ts';

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
