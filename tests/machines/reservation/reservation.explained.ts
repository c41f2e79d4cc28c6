import type { Explained } from '../kit/explained.ts';

const lookedAtAgain =
  'Equivalent: where it leads instead, a running or a quiet clock, the same end is looked for at once.';
const asTheClocks = 'Equivalent: the clocks around it hear the same and do the same.';
const noSlot = 'Equivalent: a slot that is over is gone, and the clocks around it hear no refusal without a slot.';
const noFault = 'Equivalent: the end has taken the fault away before the store is asked.';
const goneBefore = 'Equivalent: without a slot this state has been left before anything can be wished in it.';

const stepThrough = 'Equivalent: that state is left in the same step for the same reason, before anything is asked.';
const noFaultAtRest = 'Equivalent: nothing leads there that does not take the fault away.';

export const explained: Explained = {
  'reservation.clocks.told always #0 dropped': lookedAtAgain,
  'reservation.clocks.told always #1 dropped': lookedAtAgain,
  'reservation.clocks.closed terms.told #1 dropped': asTheClocks,
  'reservation.clocks.expired terms.told #1 dropped': asTheClocks,
  'reservation.clocks.closed hold.refused #0 dropped': noSlot,
  'reservation.clocks.expired hold.refused #0 dropped': noSlot,
  'reservation.clocks.closed xstate.error.actor.dropSlot #0 action clearFault dropped': noFault,
  'reservation.clocks.expired xstate.error.actor.dropSlot #0 action clearFault dropped': noFault,
  'reservation.wish.extended hold.release #0 guard dropped': goneBefore,
  'reservation.wish.unextended hold.release #0 guard dropped': goneBefore,
  'reservation.wish.unreleased hold.release #0 guard dropped': goneBefore,
  'reservation.wish.resting hold.release #0 guard dropped': stepThrough,
  'reservation.wish.extended always #0 target moved to extending': stepThrough,
  'reservation.wish.unextended always #0 target moved to extending': stepThrough,
  'reservation.wish.releasing always #0 target moved to extending': stepThrough,
  'reservation.wish.unreleased always #0 target moved to extending': stepThrough,
  'reservation.wish.resting hold.extend #0 action clearFault dropped': noFaultAtRest,
  'reservation.wish.resting hold.release #0 action clearFault dropped': noFaultAtRest,
  'reservation.wish.extended hold.extend #0 action clearFault dropped': noFaultAtRest,
  'reservation.wish.extended hold.release #0 action clearFault dropped': noFaultAtRest,
};
