import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { initialChunk } from './bin/initial-chunk.ts';
import { latePages } from './bin/late-pages.ts';
import { leftOut } from './bin/left-out.ts';
import { scriptsFile } from './bin/scripts-file.ts';
import { slimReact } from './bin/slim-react.ts';
import { slimFiles, slimRoutes } from './bin/slim-routes.ts';
import { stripCaptions } from './bin/strip-captions.ts';

const initial = initialChunk('/src/entry-client.tsx');

/** Both builds name a picture alike: a page that is drawn on the server shows what the browser's build put there. */
const assetFileNames = 'assets/[name]-[hash:7][extname]';

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
    latePages(import.meta.dirname),
    leftOut(),
    slimReact(),
    initial.plugin,
    scriptsFile(import.meta.dirname),
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
            // Every first visit reads the names of all scripts and sheets: seven letters tell two builds apart.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames,
            codeSplitting: {
              groups: [
                { name: 'shop', test: initial.isInitial, priority: 2 },
                {
                  name: 'products',
                  test: /\/(?:ui\/(?:product-(?:card|grid)|disclosure|breadcrumb|image|price|badge|picture-ground)\/(?!.*sample)|services\/(?:display\/money|catalogue\/unit))/,
                  priority: 1,
                },
                // What stands together nearly everywhere: one name for the first bytes to know instead of many.
                {
                  name: 'forms',
                  test: /\/ui\/(?:form\/(?:form-field|send-button|form-fault|use-sentences|fault-words|problems)|texts\/form\.texts)(?!.*sample)/,
                },
                {
                  name: 'places',
                  test: /\/(?:machines\/fulfilment\/fulfilment\.select|services\/fulfilment\/change\.rules|routes\/-shelf-switch\.)/,
                },
                { name: 'lines', test: /\/ui\/(?:texts\/(?:trolley|pieces)\.texts|add-to-trolley\/change-words)/ },
                {
                  name: 'express',
                  test: /\/(?:ui\/texts\/express\.texts|express-terms(?:\.rules)?\.ts)/,
                },
                // Home and product pages have rows of products, home and some listings have banners.
                { name: 'rows', test: /\/ui\/(?:product-row|round-button)\/(?!.*sample)/, priority: 1 },
                { name: 'banners', test: /\/ui\/(?:banner|call-to-action)\/(?!.*sample)/, priority: 1 },
                // Parts that only listings have; the gallery shows them too, and would have each apart.
                {
                  name: 'listing',
                  test: /\/(?:routes\/-listing-filters\.|machines\/listing\/|ui\/(?:facets|pagination|chip|listing-tools|pages\/listing|texts\/(?:listing|filters\.)))(?!.*(?:sample|buttons|facet-search|filters-sheet|more-results|no-favourites|no-results|boosts-lead|diet-line))/,
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
      build: {
        outDir: 'dist/server',
        ssr: true,
        rollupOptions: { input: 'src/entry-server.tsx', output: { assetFileNames } },
      },
    },
  },
  builder: {},
});
