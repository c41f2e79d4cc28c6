import * as v from 'valibot';
import { ContentPage, MetaTags } from '#services/content/content.contract.ts';
import { defaultEndpoints } from '#services/http/endpoints.ts';
import { Settings } from '#services/settings/settings.contract.ts';
import { HomepageBanners, Shell } from '#services/shell/shell.contract.ts';
import { contentPage, metaTags } from '../db/repositories/content.ts';
import { settingsGroup } from '../db/repositories/settings.ts';
import { operation } from './operation.ts';
import { refusals } from './refusal.ts';
import type { StoreWorld } from './store-world.ts';

const tag = 'content';
const contentSlug = v.pipe(
  v.string(),
  v.maxLength(100),
  v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'is a name in an address'),
);
type SettingsWire = v.InferInput<typeof Settings>;
type ShellWire = v.InferInput<typeof Shell>;

const group = async <T>({ db }: StoreWorld, name: string): Promise<Partial<T>> =>
  ((await settingsGroup(db.read, name)) ?? {}) as Partial<T>;

export const contentOperations = [
  operation({
    endpoint: 'settings',
    tag,
    summary: 'The public settings file.',
    answer: Settings,
    handle: async ({ world }): Promise<SettingsWire> => ({
      ...(await group<SettingsWire>(world, 'settings')),
      ...world.settings,
      endpoints: { ...defaultEndpoints, ...world.settings.endpoints },
    }),
  }),
  operation({
    endpoint: 'shell',
    tag,
    summary: 'Everything of the frame that the operator can change.',
    answer: Shell,
    handle: ({ world }) => group<ShellWire>(world, 'shell'),
  }),
  operation({
    endpoint: 'homepageBanners',
    tag,
    summary: 'The banners of the home page.',
    answer: HomepageBanners,
    handle: async ({ world }) => ({ banners: [], ...(await group<{ banners: [] }>(world, 'homepageBanners')) }),
  }),
  operation({
    endpoint: 'dynamicContent',
    tag,
    summary: 'A page of words by its slug.',
    params: v.object({ slug: contentSlug }),
    answer: ContentPage,
    handle: async ({ world, params }) => {
      const page = await contentPage(world.db.read, params.slug);
      if (!page) throw refusals.notFound();
      return page;
    },
  }),
  operation({
    endpoint: 'metaTagSettings',
    tag,
    summary: 'Titles, descriptions and images of pages, by path.',
    answer: MetaTags,
    handle: async ({ world }) => ({ items: [...(await metaTags(world.db.read))] }),
  }),
];
