import * as v from 'valibot';
import { ContentPage, MetaTags } from '#services/content/content.contract.ts';
import { defaultEndpoints } from '#services/http/endpoints.ts';
import { Settings } from '#services/settings/settings.contract.ts';
import { HomepageBanners, Shell, type ShellWire } from '#services/shell/shell.contract.ts';
import { contentPage, metaTags } from '../db/repositories/content.ts';
import { settingsGroup } from '../db/repositories/settings.ts';
import { navsAt } from '../fulfilment/navs.ts';
import { termsOf } from '../fulfilment/terms.ts';
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

/**
 * A group of settings as an operator left it, with what this process adds. One that does not keep to its contract is
 * reported and left out: a shop with plain settings is better than none.
 */
async function checkedGroup<S extends v.GenericSchema>(
  { db, log }: StoreWorld,
  name: string,
  schema: S,
  complete: (group: object) => v.InferInput<S>,
): Promise<v.InferInput<S>> {
  const group = await settingsGroup(db.read, name);
  const kept = complete(typeof group === 'object' && group !== null ? group : {});
  if (v.is(schema, kept)) return kept;
  log.error({ event: 'bad-settings', reason: name }, 'A group of settings is not as it must be.');
  return complete({});
}

/** The frame as the operator set it up, whatever store it is for. */
export const shellGroup = (world: StoreWorld): Promise<ShellWire> =>
  checkedGroup(world, 'shell', Shell, (group) => group);

export const contentOperations = [
  operation({
    endpoint: 'settings',
    tag,
    summary: 'The public settings file.',
    answer: Settings,
    handle: ({ world }): Promise<SettingsWire> =>
      checkedGroup(world, 'settings', Settings, (group) => ({
        ...group,
        ...world.settings,
        endpoints: { ...defaultEndpoints, ...world.settings.endpoints },
      })),
  }),
  operation({
    endpoint: 'shell',
    tag,
    summary: 'Everything of the frame that the operator can change.',
    answer: Shell,
    handle: async ({ world, session }) => {
      const { storeId } = termsOf(world, await session.known());
      return navsAt(await shellGroup(world), world.places.store(storeId)?.isExpress ?? false);
    },
  }),
  operation({
    endpoint: 'homepageBanners',
    tag,
    summary: 'The banners of the home page.',
    answer: HomepageBanners,
    handle: ({ world }) =>
      checkedGroup(world, 'homepageBanners', HomepageBanners, (group) => ({ banners: [], ...group })),
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
