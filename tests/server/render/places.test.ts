import { parse } from 'parse5';
import { beforeAll, describe, expect, it } from 'vitest';
import { defaultEndpoints } from '#services/http/endpoints.ts';
import { answers, json, pageRequest, rendererOver } from './world.ts';

type Node = { nodeName: string; childNodes?: Node[]; value?: string };
const words = (slug: string, title: string) => ({
  [`/api/v1/dynamic-content/${slug}`]: {
    slug,
    title,
    description: '',
    body: `<p>Words of ${slug}.</p>`,
    sections: [],
  },
});
const shop: Readonly<Record<string, unknown>> = {
  ...words('about-us', 'About us'),
  ...words('contact-us', 'Contact us'),
  ...words('privacy', 'Privacy'),
  ...words('liquor-licences', 'Liquor licences'),
  ...words('terms-and-conditions', 'Terms and conditions'),
  ...words('autumn-kai', 'Autumn kai'),
};

/** The text that a reader sees: scripts and head left out. */
function seen(html: string): string {
  const texts: string[] = [];
  const walk = (node: Node): void => {
    if (/^(?:script|style|head|template)$/.test(node.nodeName)) return;
    if (node.value?.trim()) texts.push(node.value.trim());
    node.childNodes?.forEach(walk);
  };
  walk(parse(html) as unknown as Node);
  return texts.join(' ');
}

const rendered = new Map<string, { status: number; html: string }>();
async function pageAt(href: string, overrides: Readonly<Record<string, unknown>> = {}) {
  const { renderer } = await rendererOver((request) => answers(request, { ...shop, ...overrides }));
  const page = await renderer.render(pageRequest(href));
  if (page.kind !== 'html') throw new Error(`${href} is a ${page.kind}`);
  return { status: page.status, html: page.html };
}
const headingOf = (html: string) => seen(/<h1\b[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '');

beforeAll(async () => {
  for (const href of ['/', '/something-went-wrong', '/not-found', '/no/such/page'])
    rendered.set(href, await pageAt(href));
});
const at = (href: string) => rendered.get(href) ?? { status: 0, html: '' };

describe('The pages that everybody has', () => {
  it('the root is the home page [A2.021] [B2.07]', () => {
    expect(at('/').status).toBe(200);
    expect(at('/').html).toMatch(/<main\b[^>]*class="[^"]*\bhome\b/);
  });

  it('a fault has a page of its own, with its status [A2.022] [A8.48] [B1.22] [B2.18]', () => {
    expect(at('/something-went-wrong').status).toBe(500);
    expect(seen(at('/something-went-wrong').html)).toContain('Internal Server Error');
  });

  it('not found has a page of its own, with its status [A2.023] [B1.21] [B2.18]', () => {
    expect(at('/not-found').status).toBe(404);
    expect(seen(at('/not-found').html)).toContain('404 page not found.');
  });

  it.each(['/no/such/page', '/no-such-page', '/account/no-such-page', '/shop/no-such-page/x'])(
    'a path that nobody knows, such as %s, shows the same as the not-found page [A2.024] [A8.47]',
    async (href) => {
      const { status, html } = await pageAt(href);
      expect(status).toBe(404);
      expect(seen(html)).toContain('404 page not found.');
      expect(headingOf(html)).toBe(headingOf(at('/not-found').html));
    },
  );
});

describe('The pages of words', () => {
  it.each([
    ['/about-us', 'About us', 'about-us'],
    ['/contact-us', 'Contact us', 'contact-us'],
    ['/info/privacy', 'Privacy', 'privacy'],
    ['/info/liquor-licences', 'Liquor licences', 'liquor-licences'],
    ['/info/terms-and-conditions', 'Terms and conditions', 'terms-and-conditions'],
    ['/shop/content/autumn-kai', 'Autumn kai', 'autumn-kai'],
  ])(
    '%s shows what the dynamic-content call answers [A2.083] [A2.084] [A2.085] [A2.O16] [B2.30]',
    async (href, title, slug) => {
      const { status, html } = await pageAt(href);
      expect([status, headingOf(html)]).toEqual([200, title]);
      expect(seen(html)).toContain(`Words of ${slug}.`);
    },
  );

  it.each(['/info/nobody-wrote-this', '/shop/content/nobody-wrote-this'])(
    '%s, that nobody wrote, falls back to the not-found page [A2.O16]',
    async (href) => {
      const { status, html } = await pageAt(href);
      expect([status, headingOf(html)]).toEqual([404, headingOf(at('/not-found').html)]);
    },
  );
});

describe('What the settings say of a page', () => {
  const meta = {
    info: { title: '{name} of {name} | Kete', description: '' },
    home: { title: 'Kete{name}', description: 'Kai.' },
  };
  const settings = { '/assets/settings.json': { endpoints: defaultEndpoints, meta } };
  const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1];

  it('has each {name} replaced by the name of what is shown, and none is left where there is no name [B3.16]', async () => {
    expect(titleOf((await pageAt('/info/privacy', settings)).html)).toBe('Privacy of Privacy | Kete');
    expect(titleOf((await pageAt('/', settings)).html)).toBe('Kete');
  });
});

describe('The contentEditor flag of the shell', () => {
  it('changes nothing that anyone sees [A6.O4]', async () => {
    const shellOf = (contentEditor: boolean) => ({ '/api/v1/shell': { contentEditor } });
    const [plain, editing] = await Promise.all([pageAt('/', shellOf(false)), pageAt('/', shellOf(true))]);
    const body = (html: string) => html.replace(/<script\b.*?<\/script>/gs, '');
    expect(body(editing.html)).toBe(body(plain.html));
    expect(editing.html).toMatch(/contentEditor\W+true/);
  });
});

describe('What a page says when the store refuses', () => {
  const refusing = async (body: unknown, status: number) => {
    const { renderer } = await rendererOver((request) =>
      new URL(request.url).pathname.endsWith('/dynamic-content/privacy') ? json(body, status) : answers(request, shop),
    );
    const page = await renderer.render(pageRequest('/info/privacy'));
    return page.kind === 'html' ? { status: page.status, text: seen(page.html) } : { status: 0, text: '' };
  };

  it('is never nothing, and never the insides of the fault [A8.48]', async () => {
    const { status, text } = await refusing({ stack: 'at secret.ts:1' }, 500);
    expect(status).toBe(500);
    expect(text).toContain('Internal Server Error');
    expect(text).not.toContain('secret');
  });
});
