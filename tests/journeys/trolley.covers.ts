import { by, type Covers, unreached } from './covers.types.ts';

const instant =
  'The store answers a question faster than anything else can happen to the page; the paths of the chart take it.';
const otherWord = 'Said by another part of the shop, whose own tests drive it; no press of this journey does.';

const leaving =
  'Said where somebody signs out with something unsent, and by a browser that wakes: their own tests drive it.';

/** Which arrow of the journey takes each state and arrow of machines/trolley through the page. */
export const trolleyCovers: Covers = {
  'trolley.knowing.away': by('fromTab -shop.leave-> gone'),
  'trolley.knowing.loading': by('outside -shopper.arrive-> shelf'),
  'trolley.knowing.standing': by('outside -shopper.arrive-> shelf'),
  'trolley.knowing.unknown': by('outside -store.hush-> unheard'),
  'trolley.knowing.clearing': by('askedAgain -clear.confirm-> nothing'),
  'trolley.knowing.uncleared': by('askedToClear -clear.lose-> uncleared'),
  'trolley.sending.resting': by('shelf -product.add-> added'),
  'trolley.sending.pausing': by('cut -amount.tap-> savedHere'),

  'trolley tab.known #0': by('outside -shopper.arrive-> shelf'),
  'trolley terms.told #0': by('outside -shopper.arrive-> shelf'),
  'trolley terms.told #1': unreached('Changing an order is a journey of its own: changing.journey.ts.'),
  'trolley turns.begin #0': by('shelf -product.add-> added'),
  'trolley trolley.told #0': unreached(otherWord),
  'trolley line.add #0': by('shelf -product.add-> added'),
  'trolley line.set #0': by('added -amount.tap-> several'),
  'trolley outbox.told #0': by('found -tab.tap-> fromTab'),
  'trolley line.retry #0': by('refused -wish.retry-> agreed'),
  'trolley line.putBack #0': by('refused -wish.putBack-> added'),
  'trolley wishes.send #0': unreached(leaving),
  'trolley wishes.send #1': unreached(leaving),
  'trolley connection.returned #0': by('doubted -network.return-> added'),
  'trolley connection.returned #1': by('savedHere -network.return-> sent'),
  'trolley line.saved #0': by('shelf -product.add-> added'),
  'trolley line.unsent #0': by('cut -amount.tap-> savedHere'),
  'trolley line.refused #0': by('added -tap.refuse-> refused'),
  'trolley user.changed #0': unreached('The same person with the same rights: nothing changes, so nothing is seen.'),
  'trolley user.changed #1': by('gone -shopper.arrive-> again'),
  'trolley user.changed #2': by('fromTab -shop.leave-> gone'),

  'trolley.knowing.arriving  #0': by('outside -shopper.arrive-> shelf'),
  'trolley.knowing.arriving  #1': unreached(
    'The chart is opened where there is a shopper; nobody is seen with it from the first.',
  ),
  'trolley.knowing.loading trolley.refresh #0': unreached(instant),
  'trolley.knowing.loading xstate.done.actor.loadTrolley #0': by('outside -shopper.arrive-> shelf'),
  'trolley.knowing.loading xstate.error.actor.loadTrolley #0': by('outside -store.hush-> unheard'),
  'trolley.knowing.standing trolley.refresh #0': by('page -note.close-> noted'),
  'trolley.knowing.standing truth.ask #0': by('doubted -network.return-> added'),
  'trolley.knowing.standing whole.need #0': by('several -trolley.open-> beside'),
  'trolley.knowing.standing trolley.clear #0': by('askedAgain -clear.confirm-> nothing'),
  'trolley.knowing.standing  #0': by('several -trolley.open-> beside'),
  'trolley.knowing.unknown trolley.refresh #0': by('unknown -trolley.ask-> nothing'),
  'trolley.knowing.unknown truth.ask #0': by('heldBack -store.answer-> added'),
  'trolley.knowing.unknown whole.need #0': by('unheard -trolley.open-> unknown'),
  'trolley.knowing.unknown  #0': by('savedHere -wish.putBack-> doubted'),
  'trolley.knowing.clearing turns.begin #0': unreached(instant),
  'trolley.knowing.clearing trolley.refresh #0': unreached(instant),
  'trolley.knowing.clearing xstate.done.actor.clearTrolley #0': by('askedAgain -clear.confirm-> nothing'),
  'trolley.knowing.clearing xstate.error.actor.clearTrolley #0': by('askedToClear -clear.lose-> uncleared'),
  'trolley.knowing.uncleared xstate.done.actor.askUncleared #0': unreached(
    'The store has emptied it and its answer was lost: tests/machines/trolley/heard.test.ts loses it.',
  ),
  'trolley.knowing.uncleared xstate.done.actor.askUncleared #1': by('askedToClear -clear.lose-> uncleared'),
  'trolley.knowing.uncleared xstate.error.actor.askUncleared #0': unreached(instant),
  'trolley.knowing.uncleared trolley.clear #0': by('uncleared -clear.again-> nothing'),
  'trolley.knowing.uncleared clear.dismiss #0': by('uncleared -clear.keep-> kept'),
  'trolley.knowing.uncleared trolley.refresh #0': unreached(otherWord),
  'trolley.knowing.uncleared truth.ask #0': unreached(instant),

  'trolley.sending.resting  #0': by('cut -amount.tap-> savedHere'),
  'trolley.sending.pausing xstate.done.actor.pause #0': by('heldBack -store.answer-> added'),
  'trolley.sending.pausing xstate.done.actor.pause #1': by('agreed -tap.lose-> found'),
  'trolley.sending.pausing xstate.error.actor.pause #0': unreached('A timer of the browser does not fail.'),
  'trolley.sending.pausing  #0': by('savedHere -network.return-> sent'),
};
