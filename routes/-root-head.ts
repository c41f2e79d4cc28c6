import latinUrl from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import latinExtUrl from '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2?url';
import { settingsIn, settingsOf } from '#machines/shop/index.ts';
import type { RouterContext } from './-context.ts';

const font = (href: string) => ({
  rel: 'preload',
  as: 'font',
  type: 'font/woff2',
  crossOrigin: 'anonymous' as const,
  href,
});

/** What stands in the head of every page. Both font files are preloaded: macrons live in the second. */
export function rootHead({ shop }: RouterContext) {
  const brand = settingsIn(settingsOf(shop).getSnapshot())?.brand.name ?? 'Kete';
  return {
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      { name: 'color-scheme', content: 'light dark' },
      { name: 'theme-color', content: '#0B5D5B' },
      { name: 'apple-mobile-web-app-title', content: brand },
      { property: 'og:site_name', content: brand },
      { property: 'og:locale', content: 'en_NZ' },
      { title: brand },
    ],
    links: [
      { rel: 'icon', href: '/icons/icon.svg', type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' },
      { rel: 'manifest', href: '/manifest.webmanifest' },
      font(latinUrl),
      font(latinExtUrl),
    ],
  };
}
