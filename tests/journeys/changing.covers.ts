import { by, type Covers, unreached } from './covers.types.ts';

const somebodyElse = 'Said when somebody signs in or out: the pages are loaded anew then, and the own tests say it.';
const lost = 'The store answers here: the own tests lose its answers.';
const notOffered = 'The page offers it once the order is known, and only where it can be changed.';
const twice = 'The button is at rest while it is being done: the own tests press it twice.';
const faster = 'What is faster than an answer of the store: the own tests say it at every moment.';
const asked = 'standing -change.ask-> asked';
const begun = 'asked -change.begin-> changing';
const undone = 'reviewing -changes.undo-> undone';
const stopped = 'stopAskedAgain -stop.confirm-> stopped';
const saved = 'declined -card.pay-> saved';
const told = 'outrunUnseen -page.reload-> outrunTold';
const read = 'outrunTold -end.acknowledge-> pickedAsOrdered';

/** Which arrow of the journey takes each state and arrow of machines/order-change through the page. */
export const orderChangeCovers: Covers = {
  'orderChange.beginning.resting': by(asked),
  'orderChange.beginning.reading': by(asked),
  'orderChange.beginning.known': by(asked),
  'orderChange.beginning.unchangeable': unreached(notOffered),
  'orderChange.beginning.unknown': unreached(lost),
  'orderChange.beginning.sending': by(begun),
  'orderChange.beginning.starting': by(begun),
  'orderChange.standing.unchanged': by(asked),
  'orderChange.standing.changing': by(begun),
  'orderChange.standing.givingUp': by(stopped),
  'orderChange.checking.unasked': by(asked),
  'orderChange.checking.asking': by(told),
  'orderChange.checking.ended': by(told),
  'orderChange.checking.acknowledging': by(read),
  'orderChange.checking.checked': by(read),
  'orderChange.comparing.unneeded': by(asked),
  'orderChange.comparing.reckoning': by(begun),
  'orderChange.comparing.compared': by(begun),
  'orderChange.comparing.unreckoned': unreached(lost),

  'orderChange fault.dismiss #0': by('stopAsked -stop.decline-> goingOn'),
  'orderChange terms.told #0': by(begun),
  'orderChange user.changed #0': unreached(somebodyElse),
  'orderChange user.changed #1': unreached(somebodyElse),
  'orderChange.beginning order.need #0': by(asked),
  'orderChange.beginning.resting change.begin #0': unreached(notOffered),
  'orderChange.beginning.reading change.begin #0': unreached(notOffered),
  'orderChange.beginning.reading xstate.done.actor.readOrder #0': by(asked),
  'orderChange.beginning.reading xstate.done.actor.readOrder #1': unreached(notOffered),
  'orderChange.beginning.reading xstate.error.actor.readOrder #0': unreached(lost),
  'orderChange.beginning.known change.begin #0': by(begun),
  'orderChange.beginning.unknown change.begin #0': unreached(notOffered),
  'orderChange.beginning.sending xstate.done.actor.sendTrolley #0': by(begun),
  'orderChange.beginning.sending xstate.error.actor.sendTrolley #0': unreached(lost),
  'orderChange.beginning.starting change.begin #0': unreached(twice),
  'orderChange.beginning.starting xstate.done.actor.beginChange #0': by(begun),
  'orderChange.beginning.starting xstate.done.actor.beginChange #1': unreached(lost),
  'orderChange.beginning.starting xstate.error.actor.beginChange #0': unreached(lost),
  'orderChange.standing.unchanged  #0': by(begun),
  'orderChange.standing.changing change.giveUp #0': by(stopped),
  'orderChange.standing.changing  #0': by(saved),
  'orderChange.standing.givingUp xstate.done.actor.giveUpChange #0': by(stopped),
  'orderChange.standing.givingUp xstate.done.actor.giveUpChange #1': unreached(lost),
  'orderChange.standing.givingUp xstate.error.actor.giveUpChange #0': unreached(lost),
  'orderChange.standing.givingUp  #0': unreached(faster),
  'orderChange.checking.unasked check.want #0': by(told),
  'orderChange.checking.unasked  #0': by(told),
  'orderChange.checking.asking xstate.done.actor.checkChange #0': by(told),
  'orderChange.checking.asking xstate.done.actor.checkChange #1': unreached('The check is wanted here where it tells.'),
  'orderChange.checking.asking xstate.error.actor.checkChange #0': unreached(lost),
  'orderChange.checking.ended end.acknowledge #0': by(read),
  'orderChange.checking.acknowledging xstate.done.actor.acknowledgeEnd #0': by(read),
  'orderChange.checking.acknowledging xstate.error.actor.acknowledgeEnd #0': unreached(lost),
  'orderChange.comparing difference.need #0': by(begun),
  'orderChange.comparing.unneeded  #0': by(begun),
  'orderChange.comparing.reckoning difference.reload #0': unreached(faster),
  'orderChange.comparing.reckoning xstate.done.actor.loadDifference #0': by(begun),
  'orderChange.comparing.reckoning xstate.error.actor.loadDifference #0': unreached(lost),
  'orderChange.comparing.reckoning  #0': unreached(faster),
  'orderChange.comparing.compared difference.reload #0': by(undone),
  'orderChange.comparing.compared  #0': by(stopped),
  'orderChange.comparing.unreckoned difference.reload #0': unreached(lost),
  'orderChange.comparing.unreckoned difference.need #0': unreached(lost),
  'orderChange.comparing.unreckoned  #0': unreached(lost),
};
