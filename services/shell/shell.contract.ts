import * as v from 'valibot';
import { cents } from '../wire.ts';

export const NavLink = v.object({
  label: v.string(),
  href: v.string(),
  icon: v.optional(v.string()),
  isExternal: v.optional(v.boolean()),
});
export type NavLink = v.InferOutput<typeof NavLink>;

export const Banner = v.object({
  id: v.string(),
  title: v.string(),
  text: v.string(),
  href: v.string(),
  action: v.string(),
  image: v.object({ src: v.string(), alt: v.string() }),
  secondaryImage: v.optional(v.object({ src: v.string(), alt: v.string() })),
  tone: v.picklist(['bush', 'kowhai', 'berry', 'sky', 'clay']),
});
export type Banner = v.InferOutput<typeof Banner>;

export const HomepageBanners = v.object({ banners: v.array(Banner) });
export type HomepageBanners = v.InferOutput<typeof HomepageBanners>;

const texts = v.record(v.string(), v.string());

/** The eight settings groups of the shell. A field that is missing takes the safe value written here. */
export const ShellSettings = v.object({
  fulfilmentMessages: v.optional(texts, {}),
  fulfilmentTimeouts: v.optional(
    v.object({
      reservationTimeoutMinutes: v.optional(v.nullable(v.number()), null),
      closingSoonMinutes: v.optional(v.number(), 15),
      closingNowMinutes: v.optional(v.number(), 5),
    }),
    {},
  ),
  disabledMessageTitleNames: v.optional(v.array(v.string()), []),
  productSearchSettings: v.optional(v.object({ defaultPageSize: v.optional(v.number(), 24) }), {}),
  deliverySubscriptionMessages: v.optional(texts, {}),
  deliverySubscriptionSettings: v.optional(v.object({ showHaveYouForgotten: v.optional(v.boolean(), true) }), {}),
  expressFulfilmentSettings: v.optional(
    v.pipe(
      v.object({
        maxItemQuantityForExpressOrders: v.optional(v.number(), 25),
        expressPickUpFee: v.optional(cents, 0),
        expressDeliveryFee: v.optional(cents, 15),
        flexibleDeliveryFee: v.optional(cents, 10),
      }),
      v.transform((s) => ({
        maxItemQuantityForExpressOrders: s.maxItemQuantityForExpressOrders,
        expressPickUpFeeCents: s.expressPickUpFee,
        expressDeliveryFeeCents: s.expressDeliveryFee,
        flexibleDeliveryFeeCents: s.flexibleDeliveryFee,
      })),
    ),
    {},
  ),
  expressFulfilmentMessages: v.optional(texts, {}),
});

export type ShellSettings = v.InferOutput<typeof ShellSettings>;

export const DeliveryFee = v.pipe(
  v.object({ method: v.string(), name: v.string(), spendFrom: cents, fee: cents }),
  v.transform((f) => ({ method: f.method, name: f.name, spendFromCents: f.spendFrom, feeCents: f.fee })),
);
export type DeliveryFee = v.InferOutput<typeof DeliveryFee>;

export const Shell = v.object({
  specials: v.optional(v.array(NavLink), []),
  dynamicHeaderLink: v.optional(v.nullable(NavLink), null),
  mainNavs: v.optional(v.array(NavLink), []),
  browseBanners: v.optional(v.array(Banner), []),
  specialsBanners: v.optional(v.array(Banner), []),
  recipesBanners: v.optional(v.array(Banner), []),
  footerLinks: v.optional(v.array(v.object({ title: v.string(), links: v.array(NavLink) })), []),
  contentEditor: v.optional(v.boolean(), false),
  deliveryFees: v.optional(v.array(DeliveryFee), []),
  settings: v.optional(ShellSettings, {}),
});
export type Shell = v.InferOutput<typeof Shell>;
export type ShellWire = v.InferInput<typeof Shell>;

export interface ShellService {
  /** Everything of the frame that the operator can change: links, banners, fees, messages. */
  shell(signal?: AbortSignal): Promise<Shell>;
  /** What the home page opens with. */
  homepageBanners(signal?: AbortSignal): Promise<readonly Banner[]>;
}
