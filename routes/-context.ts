import type { ShopActor } from '#machines/shop/index.ts';
import type { Product } from '#services/catalogue/catalogue.contract.ts';
import type { Services } from '#services/services.ts';
import type { HandOver } from '#ui/pages/errors/problem-report.tsx';
import type { PlaceId } from './-places.ts';

/** What every route is given: the page's one root actor and the ways to reach the world. */
export type LateChart =
  | 'listing'
  | 'trolley'
  | 'samples'
  | 'trolleyChoices'
  | 'shoppingList'
  | 'savedLists'
  | 'favourites'
  | 'listSearch'
  | 'forgotten'
  | 'shopperNotes'
  | 'fulfilment'
  | 'addresses'
  | 'zone'
  | 'express'
  | 'timeSlots'
  | 'slotWatch'
  | 'howWhereWhen'
  | 'shopperDetails'
  | 'signIn'
  | 'registration'
  | 'forgottenPassword'
  | 'checkout'
  | 'order'
  | 'payWays'
  | 'placing'
  | 'orderChange'
  | 'accountDetails'
  | 'credentials'
  | 'pastOrders'
  | 'pastOrder'
  | 'pastItems'
  | 'reorder'
  | 'lastOrder'
  | 'recipes'
  | 'recipe'
  | 'savedRecipes'
  | 'mealPlan'
  | 'mealPlans'
  | 'preferences'
  | 'dietaryProfile'
  | 'saver'
  | 'saverPurchase'
  | 'saverWays'
  | 'saverCard'
  | 'subscription'
  | 'cardRemoval'
  | 'loyalty'
  | 'boosts'
  | 'myOnecard';

export interface RouterContext {
  readonly shop: ShopActor;
  readonly services: Services;
  /** Opens a chart that the first bytes do not bring, for the life of the page. */
  readonly openLate: (name: LateChart) => Promise<void>;
  /** What the code of a chart that came late shows of it, once it is there. */
  readonly partsOf: (name: LateChart) => unknown;
  /** Says that the page to be drawn shows a part that comes by `import()`: its source file, such as "routes/-x-modal.tsx". */
  readonly needs: (part: string) => void;
  /** A product that the page on show already tells of, so that its own page can begin with it; only where pages are on show. */
  readonly shownProduct?: (sku: string) => Product | null;
  /** Hands over what this tab remembers of late; only where there is a tab. */
  readonly report?: HandOver;
  /** The public address of the shop, the only base of absolute URLs. */
  readonly origin: string;
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    place?: PlaceId;
    /** The status of a page that is itself an error. */
    status?: 404 | 500;
    /** The page carries no script: it stands by itself, offline. */
    isStatic?: true;
    /** The page stands without the frame around it. */
    isBare?: true;
  }
}
