import { describe, expect, it } from 'vitest';
import { answers, pageRequest, rendererOver, sessionOf } from './world.ts';

type Who = 'guest' | 'nonShopper' | 'shopper';

const { context } = sessionOf('Aroha');
const nothing = {
  items: [],
  totalItems: 0,
  totalInStockItems: 0,
  totalQuantity: 0,
  subtotal: 0,
  savings: 0,
  deliveryFees: null,
  areAllAllowSubstitutesSelected: false,
  paperPackingSlip: false,
  packaging: { packagingPreferenceId: null, fee: 0 },
  revision: 1,
};
const answersTo = (who: Exclude<Who, 'guest'>) => {
  const isShopper = who === 'shopper';
  const firstName = isShopper ? 'Aroha' : null;
  return {
    '/api/v1/trolleys/my': nothing,
    '/bff/get-user': { isLoggedIn: true, isShopper, email: 'aroha@kete.example', scvId: '7' },
    '/api/v1/session': {
      context: { ...context, shopper: { ...context.shopper, isShopper, firstName, shopperScvId: '7' } },
    },
  };
};

async function pageAt(href: string, who: Who) {
  const asked: string[] = [];
  const { renderer, said } = await rendererOver((request) => {
    asked.push(new URL(request.url).pathname);
    return answers(request, who === 'guest' ? {} : answersTo(who));
  });
  const page = await renderer.render(pageRequest(href, who === 'guest' ? '' : 'who=Aroha'));
  expect(said).toEqual([]);
  return { ...page, asked };
}
const locationAt = async (href: string, who: Who) => {
  const page = await pageAt(href, who);
  return page.kind === 'redirect' ? page.location : page.kind;
};
async function htmlOf(page: Awaited<ReturnType<typeof pageAt>>): Promise<string> {
  if (page.kind === 'redirect') throw new Error(`It leads to ${page.location}.`);
  return page.kind === 'html' ? page.html : new Response(page.body).text();
}
async function mainAt(href: string, who: Who) {
  return /<main.*<\/main>/s.exec(await htmlOf(await pageAt(href, who)))?.[0] ?? '';
}
const heading = (html: string) => /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replace(/<[^>]+>/g, '');
const linksIn = (html: string) => [...html.matchAll(/<a [^>]*?href="([^"]+)"/g)].map(([, to]) => to);

const both = ['/register/shopperdetails', '/shop/register/shopperdetails'] as const;

describe('Who is here', () => {
  it('is asked once for a page, and all of it goes by the answer: guard, header, trolley and words [B1.26]', async () => {
    const page = await pageAt('/welcome', 'shopper');
    expect(page.asked.filter((path) => /session|get-user/.test(path)).toSorted()).toEqual([
      '/api/v1/session',
      '/bff/get-user',
    ]);
    expect(page.asked).toContain('/api/v1/trolleys/my');
    const html = await htmlOf(page);
    expect(/<header.*?<\/header>/s.exec(html)?.[0]).toContain('Aroha');
    expect(/<main.*<\/main>/s.exec(html)?.[0]).toContain('Kia ora Aroha');
    expect((await pageAt('/register', 'guest')).asked).not.toContain('/api/v1/trolleys/my');
  });
});

describe('Finishing a registration', () => {
  it('is one page at both of its addresses [A2.029] [A2.O5] [B2.09]', async () => {
    const query = '?redirectUrl=/shop/specials';
    const [short, long] = await Promise.all(both.map((path) => mainAt(`${path}${query}`, 'nonShopper')));
    expect(heading(short ?? '')).toBe('Finish registering');
    expect(short).toContain('name="firstName"');
    expect(long).toBe(short);
  });

  it.each(both)('at %s is for who is signed in and no shopper yet; anybody else is led on [A2.O5]', async (path) => {
    const asked = `${path}?redirectUrl=/shop/specials`;
    expect(await locationAt(asked, 'guest')).toBe(`/shop/securelogin?redirectUrl=${path}?redirectUrl%3D/shop/specials`);
    expect(await locationAt(asked, 'nonShopper')).toBe('html');
    expect(await locationAt(asked, 'shopper')).toBe('/shop/specials');
    expect(await locationAt(`${path}?redirectUrl=https://evil.example`, 'shopper')).toBe('/');
  });

  it.each(['/trolley', '/account/orders', '/reviewtrolley'])(
    'is where %s of shoppers leads who is signed in and no shopper yet, with the way back [A2.105] [A6.04] [A2.O5]',
    async (path) => {
      expect(await locationAt(path, 'nonShopper')).toBe(`/register/shopperdetails?redirectUrl=${path}`);
    },
  );

  it.each(['/trolley', '/reviewtrolley'])(
    'is not where %s leads a shopper with nothing in the trolley: they are told at home, by the server as by the browser [A2.O18]',
    async (path) => {
      expect(await locationAt(path, 'shopper')).toBe('/(vt-modal:empty-trolley)');
    },
  );
});

describe('The welcome', () => {
  it('greets by name and has the first steps, each at a page of this shop [A2.028] [A2.O6]', async () => {
    const main = await mainAt('/welcome', 'shopper');
    expect(heading(main)).toBe('Kia ora Aroha');
    expect(linksIn(main)).toEqual([
      '/bookatimeslot',
      '/shop/specials',
      '/shop/browse/departments',
      '/shoppinglist',
      '/store-finder',
      '/account/onecard',
    ]);
  });

  it('tells who is no shopper yet how to become one, and a visitor to sign in [A2.028]', async () => {
    expect(linksIn(await mainAt('/welcome', 'nonShopper'))).toContain('/shop/register/shopperdetails');
    expect(await locationAt('/welcome', 'guest')).toBe('/shop/securelogin?redirectUrl=/welcome');
  });
});

describe('The Onecard of a link', () => {
  it('has a modal over any page, which says where a card can be added when no link came along [A2.145]', async () => {
    const page = await pageAt('/register/(account-modal:register-onecard)', 'guest');
    const dialog = /<dialog.*<\/dialog>/s.exec(await htmlOf(page))?.[0] ?? '';
    expect(dialog).toContain('Join your Onecard');
    expect(dialog).toContain('There is no Onecard link here.');
    expect(linksIn(dialog)).toContain('/account/onecard');
  });
});
