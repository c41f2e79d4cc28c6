import { setup } from 'xstate';

type Step =
  | 'shopper.arrive'
  | 'store.hush'
  | 'product.add'
  | 'store.answer'
  | 'trolley.open'
  | 'trolley.ask'
  | 'amount.tap'
  | 'tap.refuse'
  | 'tap.lose'
  | 'tab.tap'
  | 'network.lose'
  | 'network.return'
  | 'wish.send'
  | 'wish.retry'
  | 'wish.putBack'
  | 'trolley.see'
  | 'line.remove'
  | 'removal.undo'
  | 'note.close'
  | 'clear.ask'
  | 'clear.leave'
  | 'clear.confirm'
  | 'clear.lose'
  | 'clear.again'
  | 'clear.keep'
  | 'page.reload'
  | 'shop.leave';

/** Never slow, never wrong, never lost: what is wanted stands on the page at once, and in the store once. */
export const machine = setup({
  types: {} as { events: { type: Step } },
}).createMachine({
  id: 'filling',
  description: 'A shopper fills a trolley from a shelf, changes it, loses the network, and empties it.',
  initial: 'outside',
  states: {
    outside: {
      description: 'A guest stands before a shelf.',
      on: { 'shopper.arrive': 'shelf', 'store.hush': 'unheard' },
    },
    shelf: {
      description: 'The shopper has signed in, and their trolley is known to be empty.',
      on: { 'product.add': 'added', 'trolley.open': 'saidEmpty' },
    },
    unheard: {
      description: 'The shopper has signed in, and the store did not say what the trolley holds: that is not empty.',
      on: { 'product.add': 'heldBack', 'trolley.open': 'unknown' },
    },
    heldBack: {
      description: 'What was added before it is known what is there is kept on this device.',
      on: { 'store.answer': 'added' },
    },
    unknown: {
      description: 'The page of the trolley says that it could not be fetched.',
      on: { 'trolley.ask': 'nothing' },
    },
    added: {
      description: 'One of the product is in the trolley, on the page and in the store.',
      on: { 'amount.tap': 'several', 'tap.refuse': 'refused', 'network.lose': 'cut' },
    },
    refused: {
      description: 'The store has said no: what was wanted stands with the reason and two ways on.',
      on: { 'wish.retry': 'agreed', 'wish.putBack': 'added' },
    },
    agreed: { description: 'The store has it after all, once.', on: { 'tap.lose': 'found' } },
    found: {
      description: 'The store had it, though its answer was lost, and has it once.',
      on: { 'tab.tap': 'fromTab' },
    },
    fromTab: { description: 'What was wanted in another tab stands here too.', on: { 'shop.leave': 'gone' } },
    cut: {
      description: 'The network is gone; the trolley stands as it was.',
      on: { 'amount.tap': 'savedHere' },
    },
    savedHere: {
      description: 'A change is kept on this device, and says so.',
      on: { 'wish.send': 'savedStill', 'wish.putBack': 'doubted', 'network.return': 'sent' },
    },
    savedStill: {
      description: 'It was sent in vain, and is kept as before.',
      on: { 'page.reload': 'offlinePage' },
    },
    doubted: {
      description: 'What was wanted is given up without a network: whether the store has it nobody can say yet.',
      on: { 'network.return': 'added' },
    },
    offlinePage: {
      description: 'A page that is loaded without a network says what is kept.',
      on: { 'network.return': 'sent' },
    },
    sent: { description: 'What was kept on this device is in the store, once.' },
    several: {
      description: 'Fast taps have become one amount.',
      on: { 'trolley.open': 'beside' },
    },
    beside: {
      description: 'The trolley stands beside the shelf.',
      on: { 'trolley.see': 'page' },
    },
    page: {
      description: 'The trolley has a page to itself.',
      on: { 'note.close': 'noted', 'page.reload': 'page' },
    },
    noted: {
      description: 'A note was looked at: the trolley was asked for again and is as it was.',
      on: { 'clear.ask': 'askedToClear' },
    },
    askedToClear: {
      description: 'The shopper is asked before everything comes out.',
      on: { 'clear.leave': 'kept', 'clear.lose': 'uncleared' },
    },
    uncleared: {
      description: 'It could not be emptied, and says so: everything is still in it.',
      on: { 'clear.again': 'nothing', 'clear.keep': 'kept' },
    },
    kept: { description: 'Everything was kept.', on: { 'line.remove': 'takenOut' } },
    takenOut: {
      description: 'The last line is out, and there is a way back for it.',
      on: { 'removal.undo': 'putIn', 'page.reload': 'saidEmpty' },
    },
    putIn: { description: 'The line is in again, with as much as it had.', on: { 'clear.ask': 'askedAgain' } },
    askedAgain: {
      description: 'The shopper is asked once more before everything comes out.',
      on: { 'clear.confirm': 'nothing' },
    },
    nothing: { description: 'The page says that nothing is in it.', on: { 'page.reload': 'saidEmpty' } },
    saidEmpty: { description: 'In the place of a trolley with nothing in it there is one modal that says so.' },
    gone: {
      description: 'Somebody has signed out: nothing of the trolley is left on this device.',
      on: { 'shopper.arrive': 'again' },
    },
    again: { description: 'The shopper is back, and so is what the store has kept for them.' },
  },
});
