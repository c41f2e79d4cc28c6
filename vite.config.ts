import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { initialChunk } from './bin/initial-chunk.ts';
import { leftOut } from './bin/left-out.ts';
import { slimReact } from './bin/slim-react.ts';
import { slimFiles, slimRoutes } from './bin/slim-routes.ts';
import { stripCaptions } from './bin/strip-captions.ts';

const initial = initialChunk('/src/entry-client.tsx');

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      routesDirectory: './routes',
      routeFileIgnorePrefix: '-',
      generatedRouteTree: './src/routeTree.gen.ts',
      autoCodeSplitting: true,
      quoteStyle: 'single',
      semicolons: true,
    }),
    react(),
    stripCaptions(),
    slimRoutes(),
    slimFiles(),
    leftOut(),
    slimReact(),
    initial.plugin,
  ],
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        assetsInlineLimit: 0,
        rollupOptions: {
          input: 'src/entry-client.tsx',
          output: {
            codeSplitting: {
              groups: [
                { name: 'shop', test: initial.isInitial, priority: 2 },
                {
                  name: 'products',
                  test: /\/(?:ui\/(?:product-(?:card|grid)|disclosure|breadcrumb|image|price|badge|picture-ground)\/(?!.*sample)|services\/(?:display\/money|catalogue\/unit))/,
                  priority: 1,
                },
                // Home and product pages have rows of products, home and some listings have banners.
                { name: 'rows', test: /\/ui\/(?:product-row|round-button)\/(?!.*sample)/, priority: 1 },
                { name: 'banners', test: /\/ui\/(?:banner|call-to-action)\/(?!.*sample)/, priority: 1 },
                // Parts that only listings have; the gallery shows them too, and would have each apart.
                {
                  name: 'listing',
                  test: /\/(?:routes\/-listing-filters\.|machines\/listing\/|ui\/(?:facets|pagination|chip|listing-tools|pages\/listing|texts\/(?:listing|filters\.)))(?!.*(?:sample|buttons|facet-search|filters-sheet|more-results|no-results|boosts-lead))/,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      define: { 'process.env.NODE_ENV': JSON.stringify(process.env['NODE_ENV'] ?? 'production') },
      resolve: { noExternal: true },
      build: { outDir: 'dist/server', ssr: true, rollupOptions: { input: 'src/entry-server.tsx' } },
    },
  },
  builder: {},
});
