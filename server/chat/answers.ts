export type Answer = {
  /** Words of a question that this answers. */
  readonly asks: readonly string[];
  readonly text: string;
  /** The chat is over when this has been said. */
  readonly isLast?: true;
};

/** What the stand-in assistant can say; the last one answers what no other does. */
export const answers: readonly Answer[] = [
  {
    asks: ['deliver', 'time slot', 'slot', 'courier', 'van'],
    text: 'Choose “Delivery” and a suburb to see the times. The fee of each time stands beside it before you choose it.',
  },
  {
    asks: ['pick up', 'pickup', 'collect'],
    text: 'Pick up is from your store’s parking bays. Choose “Pick up”, a store and a time; tell us when you are on your way.',
  },
  {
    asks: ['order', 'change', 'cancel', 'missing', 'refund', 'invoice'],
    text: 'Your orders stand under “My account”. Until its cut-off you can change or cancel an order there.',
  },
  {
    asks: ['open', 'hour', 'close', 'holiday', 'sunday'],
    text: 'Each store has its own hours: the store finder shows them, holidays included. This shop online never closes.',
  },
  {
    asks: ['person', 'human', 'phone', 'call', 'email', 'complain'],
    text: 'I am only a stand-in. “Contact us” at the foot of every page says how to reach people.',
  },
  {
    asks: ['that’s all', "that's all", 'bye', 'thank'],
    text: 'Ka kite anō!',
    isLast: true,
  },
  {
    asks: [],
    text: 'I have no answer to that: I know about delivery, pick up, orders and opening hours. “Contact us” reaches people.',
  },
];
