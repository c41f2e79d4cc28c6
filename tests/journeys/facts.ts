import type { AreaFacts, Facts, FactName } from './joints.types.ts';

/** Nothing is known of anybody. */
export const noFacts: Facts = {
  who: 'guest',
  app: 'no',
  trolley: 'empty',
  time: 'none',
  method: 'unsaid',
  slot: 'none',
  order: 'none',
  store: 'any',
  lists: 'in pages',
  area: 'unsaid',
  clock: 'runs',
  late: 'two hours',
  page: 'shelf',
  device: 'desktop',
};

export const sayFact: Readonly<Record<FactName, string>> = {
  who: 'who is shopping',
  app: 'whether it is inside the app',
  trolley: 'what is in the trolley',
  time: 'which time is held',
  method: 'how the groceries come',
  slot: 'which kind of time it is',
  order: 'what was ordered',
  store: 'which store was chosen',
  lists: 'how long lists are read',
  area: 'what was said of the area',
  clock: 'whether the clock can be moved',
  late: 'how long orders for the later time are taken',
  page: 'where words on the area are read',
  device: 'which device it is',
};

const signsIn = { sets: { who: 'shopper' } } as const;
const signsOut = { sets: { who: 'guest' } } as const;
const held = { time: 'held', slot: 'standard' } as const;
const inPages = { needs: { lists: ['in pages'] } } as const;
const paid = {
  sets: { trolley: 'empty', time: 'none', slot: 'none', order: 'one line' },
} as const;
/** An empty trolley at the store: whoever signed out with something in it finds it there again. */
const toEmpty = { needs: { trolley: ['empty'] }, sets: { who: 'shopper' } } as const;
const toOne = { needs: { trolley: ['empty'] }, sets: { who: 'shopper', trolley: 'one' } } as const;

const anyDevice = ['desktop', 'phone'] as const;

/** What each area knows of the world at its beginning, what its events ask for, and what they make of it. */
export const areaFacts: Readonly<Record<string, AreaFacts>> = {
  browse: { begins: {}, rules: {} },
  listing: {
    begins: {},
    rules: {
      'specials.open': inPages,
      'filter.drop': inPages,
      // The address forces the experiment for as long as the page's session lasts.
      'long.open': { sets: { lists: 'growing' } },
    },
  },
  product: { begins: {}, devices: anyDevice, rules: {} },
  stores: { begins: {}, devices: anyDevice, rules: { 'store.choose': { sets: { store: 'chosen' } } } },
  'sign-in': {
    begins: {},
    devices: anyDevice,
    rules: {
      '-> inside': toEmpty,
      'atTheDoorWithGoods -password.enter-> added': toOne,
      'refusedWithGoods -password.enter-> added': toOne,
      'inside -product.add-> added': { sets: { trolley: 'one' } },
      'shop.leave': signsOut,
    },
  },
  registration: {
    begins: {},
    rules: { 'code.enter': signsIn, '-> added': { sets: { trolley: 'one' } } },
  },
  booking: {
    begins: {},
    rules: {
      'newtown.choose': { sets: { method: 'delivery' } },
      'tryphena.choose': { sets: { method: 'delivery' } },
      'address.update': { sets: { method: 'delivery' } },
      // What was said of an area and put away is not said again.
      'oneroa.choose': { needs: { area: ['unsaid'] }, sets: { area: 'said' } },
      // The way round by picking up leads back to where it began, and the journey means the shelf: once.
      'pickup.switch': { needs: { page: ['shelf'] }, sets: { method: 'pick up' } },
      'delivery.choose': { sets: { method: 'delivery', time: 'none', slot: 'none', page: 'how and where' } },
      'password.enter': { sets: { who: 'shopper', ...held } },
    },
  },
  reservation: {
    begins: { who: 'shopper', trolley: 'one', method: 'delivery', clock: 'moved' },
    devices: anyDevice,
    rules: {
      'late.hold': { sets: held },
      'near.hold': { sets: held },
      'express.hold': { sets: { time: 'held', slot: 'express' } },
      'same.hold': { needs: { late: ['two hours', 'over an hour', 'under an hour'] }, sets: held },
      'hold.release': { sets: { time: 'none', slot: 'none' } },
      'hold.extend': { needs: { late: ['two hours'] }, sets: { late: 'over an hour' } },
      'hour.pass': {
        needs: { late: ['two hours', 'over an hour'] },
        sets: { late: 'under an hour', time: 'none', slot: 'none' },
      },
      'shopping -laptop.sleep-> expired': {
        needs: { late: ['two hours'] },
        sets: { late: 'over', time: 'none', slot: 'none' },
      },
      // Slept through so long that the time itself may have closed: nobody can say which of the two is told.
      'expired -slot.choose-> over': { needs: { late: ['two hours', 'over an hour', 'under an hour'] } },
      'lapsed -time.find-> over': { needs: { late: ['two hours', 'over an hour', 'under an hour'] } },
      'end.come': { sets: { time: 'none', slot: 'none' } },
      'heldTillItCloses -laptop.sleep-> closed': { sets: { time: 'none', slot: 'none' } },
      'expressHeld -laptop.sleep-> expressClosed': { sets: { time: 'none', slot: 'none' } },
    },
  },
  trolley: {
    begins: {},
    rules: {
      '-> shelf': toEmpty,
      '-> unheard': { needs: { trolley: ['empty'] }, sets: { who: 'shopper' } },
      '-> added': { sets: { trolley: 'one' } },
      '-> sent': { sets: { trolley: 'one' } },
      '-> nothing': { sets: { trolley: 'empty' } },
      '-> takenOut': { sets: { trolley: 'empty' } },
      'removal.undo': { sets: { trolley: 'one' } },
      '-> gone': signsOut,
      '-> again': signsIn,
    },
  },
  'shopping-list': {
    begins: {},
    rules: {
      'shopper.arrive': signsIn,
      'merge.lose': signsIn,
      'list.lose': signsIn,
      'shop.leave': signsOut,
    },
  },
  'pasted-list': {
    begins: { who: 'shopper' },
    devices: anyDevice,
    rules: {
      'milk.add': { needs: { trolley: ['empty'] }, sets: { trolley: 'several' } },
      'bread.add': { sets: { trolley: 'several' } },
      'all.add': { needs: { trolley: ['empty'] }, sets: { trolley: 'several' } },
    },
  },
  paying: {
    begins: { clock: 'can be moved' },
    devices: anyDevice,
    rules: {
      'guest.register': { needs: { trolley: ['empty'] }, sets: { who: 'shopper', method: 'delivery' } },
      'shopper.come': { sets: { who: 'shopper', trolley: 'one', method: 'delivery', ...held } },
      'goods.choose': { sets: { trolley: 'one' } },
      'time.choose': { sets: held },
      // The clock of a page can be moved where it was taken hold of before the page was opened.
      'hold.end': { needs: { clock: ['can be moved'] }, sets: { time: 'none', slot: 'none' } },
      'beer.add': { sets: { trolley: 'several' } },
      '-> firstOrder': paid,
      '-> paidOnce': paid,
      '-> paidInTheEnd': paid,
      '-> paidByWallet': paid,
      '-> paidAndSaved': paid,
      'shop.again': { sets: { trolley: 'one', ...held } },
      '-> paidAgain': paid,
      '-> paidOnPhone': paid,
    },
  },
  changing: {
    begins: { who: 'shopper', trolley: 'one', method: 'delivery', order: 'two lines', ...held },
    devices: anyDevice,
    rules: {
      // An order of one line is not emptied by taking a line out: it is cancelled.
      'changing -line.remove-> cheaper': { needs: { order: ['two lines'] } },
      '-> saved': { sets: { order: 'changed' } },
      '-> givenBack': { sets: { order: 'changed' } },
      '-> cancelled': { sets: { order: 'cancelled' } },
      '-> cancelledInChange': { sets: { order: 'cancelled' } },
    },
  },
  embedded: {
    begins: { app: 'yes' },
    devices: ['phone'],
    rules: {
      'password.enter': signsIn,
      'shop.leave': signsOut,
      'product.add': { sets: { trolley: 'one' } },
    },
  },
};
