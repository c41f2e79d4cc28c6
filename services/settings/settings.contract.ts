import * as v from 'valibot';
import { changedEndpoints } from '../http/endpoints.ts';

const PageMeta = v.object({
  title: v.string(),
  embeddedTitle: v.optional(v.string()),
  description: v.string(),
  url: v.optional(v.string()),
  image: v.optional(v.string()),
});
export type PageMeta = v.InferOutput<typeof PageMeta>;
/** What the head of each page says, by its place. */
export type PageWords = Readonly<Record<string, PageMeta>>;

/** The public settings file. Unknown keys are kept and ignored; a group that is missing takes its default. */
export const Settings = v.looseObject({
  apiUrl: v.optional(v.string(), ''),
  mobileApiUrl: v.optional(v.string(), ''),
  baseUrl: v.optional(v.literal('/api/v1/'), '/api/v1/'),
  baseUrlV2: v.optional(v.literal('/api/v2/'), '/api/v2/'),
  endpoints: v.pipe(v.record(v.string(), v.string()), v.transform(changedEndpoints)),
  brand: v.optional(v.object({ name: v.string(), logo: v.nullable(v.string()) }), { name: 'Kete', logo: null }),
  messages: v.optional(v.record(v.string(), v.string()), {}),
  timeouts: v.optional(
    v.object({
      requestMs: v.optional(v.number(), 10_000),
      flagsMs: v.optional(v.number(), 3_000),
      retryMs: v.optional(v.number(), 1_000),
    }),
    {},
  ),
  breakpoints: v.optional(
    v.object({
      mobile: v.optional(v.number(), 640),
      tabletPortrait: v.optional(v.number(), 768),
      tablet: v.optional(v.number(), 970),
      desktop: v.optional(v.number(), 1200),
      large: v.optional(v.number(), 1440),
      xlarge: v.optional(v.number(), 1800),
    }),
    {},
  ),
  meta: v.optional(v.record(v.string(), PageMeta), {}),
  embedCookieNames: v.optional(v.array(v.string()), ['cw-embed']),
  clientIds: v.optional(v.record(v.string(), v.string()), {}),
  /** Publishable keys only: this file is public. */
  publishableKeys: v.optional(v.record(v.string(), v.string()), {}),
  campaignId: v.optional(v.string(), ''),
  buildNumber: v.optional(v.string(), 'dev'),
  cardCaptureUrl: v.optional(v.string(), ''),
  /** The one origin that a card may be typed into; when it is missing, any https origin that the page policy allows. */
  payOrigin: v.optional(v.string(), ''),
  chatWidgetUrl: v.optional(v.string(), ''),
  /** Where single sign-on keeps its proxy page; without it, the origin of the chat. */
  ssoBaseUrl: v.optional(v.string()),
  showSpecials: v.optional(v.boolean(), true),
  signIn: v.optional(v.picklist(['page', 'sso']), 'page'),
  /** force-variations, force-attributes and log-level links are read only when this is on. */
  allowForcedVariations: v.optional(v.boolean(), false),
  /** No inspector may look on in a tab of the shop. */
  inspector: v.optional(v.literal('off')),
  /** Where a tab of the shop tells its charts in the words of Stately's inspector; nowhere unless it is set. */
  statelyInspect: v.optional(v.string()),
  /** How the visitors of an experiment are shared out, in hundredths; one without a plan is off. */
  experiments: v.optional(
    v.record(
      v.string(),
      v.object({
        shares: v.record(v.string(), v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
        audience: v.optional(v.record(v.string(), v.string()), {}),
      }),
    ),
    {},
  ),
  embeddedLinks: v.optional(v.array(v.object({ label: v.string(), href: v.string(), enabled: v.boolean() })), []),
});
export type Settings = v.InferOutput<typeof Settings>;
export type SettingsWire = v.InferInput<typeof Settings>;

export interface SettingsService {
  /** The settings file; one retry, then the fault. */
  settings(signal?: AbortSignal): Promise<Settings>;
  /** The words of every page out of that file, and nothing else of it: what holds for this page's life stays. */
  words(signal?: AbortSignal): Promise<PageWords>;
}
