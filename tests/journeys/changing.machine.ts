import { setup } from 'xstate';

type Step =
  | 'change.ask'
  | 'change.decline'
  | 'change.begin'
  | 'card.add'
  | 'line.remove'
  | 'slot.wish'
  | 'landing.wish'
  | 'changes.review'
  | 'changes.undo'
  | 'payment.open'
  | 'card.decline'
  | 'card.pay'
  | 'change.save'
  | 'stop.ask'
  | 'stop.decline'
  | 'stop.confirm'
  | 'picking.start'
  | 'end.acknowledge'
  | 'cancel.ask'
  | 'cancel.decline'
  | 'cancel.confirm'
  | 'order.cancel'
  | 'page.reload'
  | 'page.back';

/** However it ends, the order is wholly the old or wholly the new one, is paid for as it stands, and the trolley is back. */
export const machine = setup({
  types: {} as { events: { type: Step } },
}).createMachine({
  id: 'changing',
  description: 'A shopper whose order stands changes it, undoes that, is outrun by the picking, or cancels the order.',
  initial: 'standing',
  states: {
    standing: {
      description: 'An order stands in the list of orders, and other goods are in the trolley for the next.',
      on: { 'change.ask': 'asked' },
    },
    asked: {
      description: 'A modal says what a change does, and asks.',
      on: { 'change.decline': 'untouched', 'change.begin': 'changing' },
    },
    untouched: {
      description: 'Asked and not wanted, nothing has begun.',
      on: { 'cancel.ask': 'cancelAsked' },
    },
    cancelAsked: {
      description: 'A modal says what comes back, and asks.',
      on: { 'cancel.decline': 'kept' },
    },
    kept: {
      description: 'The order is kept as it was.',
      on: { 'cancel.ask': 'cancelAskedAgain' },
    },
    cancelAskedAgain: {
      description: 'The same is asked again.',
      on: { 'cancel.confirm': 'cancelled' },
    },
    cancelled: {
      description: 'The order is cancelled, and the modal says what comes back.',
      on: { 'page.reload': 'refunded' },
    },
    refunded: { description: 'All that was paid has come back, once.' },
    changing: {
      description: 'The trolley is the order, nothing is changed yet, and every page says so.',
      on: { 'card.add': 'dearer', 'line.remove': 'cheaper', 'slot.wish': 'sentBack' },
    },
    sentBack: {
      description: 'The order keeps its time: whoever wants another is led to the trolley, and told why.',
      on: { 'landing.wish': 'sentBackAgain' },
    },
    sentBackAgain: {
      description: 'No second change begins: whoever comes by a letter that leads to one is led there as well.',
      on: { 'picking.start': 'outrunUnseen' },
    },
    outrunUnseen: {
      description: 'The store has begun to pick the order; this page does not know of it yet.',
      on: { 'page.reload': 'outrunTold' },
    },
    outrunTold: {
      description: 'The page says that the change has ended, and why.',
      on: { 'end.acknowledge': 'pickedAsOrdered' },
    },
    pickedAsOrdered: { description: 'The order is picked as it was ordered, and the trolley is as it was before.' },
    dearer: {
      description: 'Something came in: there is more to pay.',
      on: { 'changes.review': 'reviewing' },
    },
    reviewing: {
      description: 'What has changed is on show, line by line, and what that comes to.',
      on: { 'changes.undo': 'undone', 'payment.open': 'toPay' },
    },
    toPay: {
      description: 'The difference can be paid for.',
      on: { 'card.decline': 'declined', 'picking.start': 'outrunInPaying' },
    },
    undone: {
      description: 'All is as it was ordered, and the change goes on.',
      on: { 'stop.ask': 'stopAsked' },
    },
    stopAsked: {
      description: 'A modal asks whether the change is to be stopped.',
      on: { 'stop.decline': 'goingOn' },
    },
    goingOn: {
      description: 'The change goes on.',
      on: { 'stop.ask': 'stopAskedAgain' },
    },
    stopAskedAgain: {
      description: 'The same is asked again.',
      on: { 'stop.confirm': 'stopped' },
    },
    stopped: {
      description: 'Nothing is changed in the order, and the trolley is as it was before.',
    },
    declined: {
      description: 'The payment was declined: the old order stands, and the change goes on.',
      on: { 'card.pay': 'saved' },
    },
    saved: {
      description: 'The difference is paid, and the order is the new one.',
      on: { 'page.back': 'savedLeft' },
    },
    savedLeft: { description: 'Nobody comes back to a page that could pay for it again.' },
    outrunInPaying: {
      description: 'The store has begun to pick the order while the page still offers to pay.',
      on: { 'card.pay': 'refused' },
    },
    refused: { description: 'The page says that the order is picked; nothing was charged, and nothing is mixed.' },
    cheaper: {
      description: 'Something was taken out: money is to come back.',
      on: { 'page.reload': 'cheaperStill', 'order.cancel': 'cancelledInChange' },
    },
    cheaperStill: {
      description: 'Loaded again, the change is as it was.',
      on: { 'changes.review': 'reviewingLess' },
    },
    reviewingLess: {
      description: 'What has changed is on show, and what comes back for it.',
      on: { 'change.save': 'givenBack' },
    },
    givenBack: { description: 'The order is the new one, and what it costs less has come back.' },
    cancelledInChange: {
      description: 'The order that was being changed is cancelled: all has come back, and the trolley is as before.',
    },
  },
});
