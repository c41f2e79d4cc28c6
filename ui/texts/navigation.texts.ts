import type { IconName } from '../icon/icon-names.generated.ts';

type Entry = { readonly row: string; readonly text: string; readonly href: string; readonly icon?: IconName };

/** The main navigation where the store names none, in its order. */
export const mainEntries: readonly Entry[] = [
  { row: 'A2.001', text: 'Home', href: '/', icon: 'home' },
  { row: 'A2.001', text: 'Browse', href: '/shop/browse', icon: 'browse' },
  { row: 'A2.001', text: 'Specials', href: '/shop/specials', icon: 'specials' },
  { row: 'A2.001', text: 'Recipes', href: '/recipes', icon: 'recipe' },
  { row: 'A2.001', text: 'My Favourites', href: '/myfavourites', icon: 'favourites' },
];

export const embeddedEntries: readonly Entry[] = [
  { row: 'A2.002', text: 'Shop', href: '/' },
  { row: 'A2.002', text: 'Browse', href: '/shop/browse' },
  { row: 'A2.002', text: 'Specials', href: '/shop/specials' },
  { row: 'A2.002', text: 'My Favourites', href: '/myfavourites' },
];

/** What the drawer of a phone adds to the main navigation. */
export const mobileEntries: readonly Entry[] = [
  { row: 'A2.003', text: 'Shopping List', href: '/shoppinglist', icon: 'list' },
  { row: 'A2.004', text: 'My Account', href: '/account', icon: 'account' },
  { row: 'A2.005', text: 'Store Finder', href: '/store-finder', icon: 'store' },
  { row: 'A2.006', text: 'Help', href: '/info/help', icon: 'help' },
  { row: 'A2.007', text: 'Our app', href: '/info/app', icon: 'app' },
  { row: 'A2.008', text: 'Contact', href: '/contact-us', icon: 'phone' },
];

export const accountEntries = {
  orders: { row: 'A2.009', text: 'My orders', href: '/account/orders' },
  deliverySaver: { row: 'A2.010', text: 'Delivery Saver', href: '/deliverysubscription' },
  subscriptions: { row: 'A2.O4', text: 'Delivery Saver', href: '/account/subscriptions' },
  addresses: { row: 'A2.011', text: 'Delivery addresses', href: '/account/delivery-addresses' },
  details: { row: 'A2.012', text: 'Personal details', href: '/account/personal-details' },
  register: { row: 'A2.013', text: 'Register for online shopping', href: '/register' },
  shopperDetails: { row: 'A2.013', text: 'Register for online shopping', href: '/register/shopperdetails' },
} as const satisfies Record<string, Entry>;
