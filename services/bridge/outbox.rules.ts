import { isAct, isState } from './bridge.rules.ts';
import { type HostReady, mostQueued, type NavState, type ShopMessage } from './bridge.words.ts';

type Messages = readonly ShopMessage[];

/** The newest of each state: a state said again takes the place of the one before. */
export const withState = (states: Messages, message: ShopMessage): Messages =>
  isState(message) ? [...states.filter(({ type }) => type !== message.type), message] : states;

/** The queue with one more at its end. A state that is due already is not due twice. */
export const withQueued = (queue: Messages, message: ShopMessage): Messages => [
  ...(isState(message) ? queue.filter(({ type }) => type !== message.type) : queue),
  message,
];

/** Room for one more; a state always has room, because there is one of each at most. */
export const hasRoom = (queue: Messages, message: ShopMessage): boolean =>
  isState(message) || queue.length < mostQueued;

export const canTake = (host: HostReady | null, { type }: ShopMessage): boolean =>
  host?.capabilities.includes(type) ?? false;

/** What an app that says what it is is told: first what is true, then what was asked meanwhile, if it takes it. */
export const dueTo = (host: HostReady | null, states: Messages, queue: Messages): Messages =>
  [...states, ...queue.filter((message) => !isState(message))].filter((message) => canTake(host, message));

/** What a person waits for among these, and this app will not do. */
export const leftBy = (host: HostReady | null, messages: Messages): Messages =>
  messages.filter((message) => isAct(message) && !canTake(host, message));

/** Where the page says that it is. */
export const placeIn = (states: Messages): NavState | undefined =>
  states.find((message) => message.type === 'nav:state')?.payload;
