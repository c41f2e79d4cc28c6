import assert from 'node:assert/strict';
import { type ActorRefFrom, createActor, fromPromise, setup } from 'xstate';
import { placingMachine } from '#machines/placing/index.ts';
import { FaultError } from '#services/fault.ts';
import type { Attempt } from '#services/orders/attempt.words.ts';
import { createKeptOrder, keptOrderName } from '#services/orders/kept-order.ts';
import type { OrderPlaced, Placement, PlacementTold } from '#services/orders/placing.contract.ts';
import type { ServerContext } from '#services/session/session.contract.ts';
import { contextAnswer } from '../kit/answers.ts';
import { type openStore, refused } from './placing.store.ts';

/** Something that takes time, until the walk says that it ends. */
export type Pending = {
  readonly kind: 'place' | 'ask' | 'terms' | 'session' | 'pause';
  readonly signal: AbortSignal;
  /** It comes to the store and is done there, whoever still listens. */
  readonly reach: (luck: number) => void;
  /** The answer comes back, or what the weather makes of it. */
  readonly end: (fate: number) => void;
};

/** What of a tab outlives a reload: what it has written down, and what the walk knows of it. */
export type Memory = {
  readonly area: Map<string, string>;
  /** Keys that were sent from here and that nobody has answered for, and who sent them. */
  readonly unanswered: Map<string, string>;
};

type Edge = Memory & {
  readonly store: ReturnType<typeof openStore>;
  readonly subject: () => string | null;
  readonly newKey: () => string;
  /** An order stands, and the other tabs are told. */
  readonly say: (word: Word) => void;
};
export type Word = { readonly subject: string } & Pick<PlacementTold, 'orderId' | 'orderNumber'>;

const blankTerms = contextAnswer();
const losses = [
  () => new FaultError({ tag: 'offline', message: 'Offline.' }),
  () => new FaultError({ tag: 'timeout', message: 'Too long.' }),
  () => new Error('Rubbish.'),
  () => refused('Unexpected', 500),
  () => refused('TooMany', 429, 4_000),
  () => refused('SubjectChanged', 409),
];

const isDefinite = (error: unknown): boolean =>
  error instanceof FaultError &&
  error.fault.tag === 'refused' &&
  ['TotalsChanged', 'OrderNotReady', 'OrderUnderWay'].includes(error.fault.code);

export function openTab({ store, area, unanswered, subject, newKey, say }: Edge) {
  const pending: Pending[] = [];
  /** Laws that were broken inside a question, where nobody hears an exception. */
  const broken: string[] = [];
  const law = (isKept: boolean, message: string): void => void (isKept || broken.push(message));
  /** What a line lost and the other end has not heard of yet. */
  const adrift: ((luck: number) => void)[] = [];
  const unheard = new Map<string, number>();
  let last: { readonly key: string; readonly body: string } | null = null;
  const storage = {
    getItem: (key: string) => area.get(key) ?? null,
    setItem: (key: string, value: string) => void area.set(key, value),
    removeItem: (key: string) => void area.delete(key),
  };
  const kept = createKeptOrder(() => storage, newKey);

  function answer<T>(kind: Pending['kind'], signal: AbortSignal, does: (luck: number) => T, hears?: Hears<T>) {
    return new Promise<T>((resolve, reject) => {
      let done: { readonly value: T } | { readonly error: unknown } | null = null;
      const reach = (luck: number) => {
        try {
          done = { value: does(luck) };
        } catch (error) {
          law(!(error instanceof assert.AssertionError), String(error));
          done = { error };
        }
      };
      const one: Pending = {
        ...{ kind, signal, reach },
        end: (fate) => {
          pending.splice(pending.indexOf(one), 1);
          const loss = losses[fate];
          if (loss) {
            if (kind === 'place' && !done) adrift.push(reach);
            return reject(loss());
          }
          if (!done) reach(9);
          if (done && 'error' in done) {
            hears?.(null, done.error);
            return reject(done.error);
          }
          const { value } = done as unknown as { value: T };
          hears?.(value, null);
          resolve(value);
        },
      };
      pending.push(one);
    });
  }
  type Hears<T> = (value: T | null, error: unknown) => void;
  const hear = (key: string, said: PlacementTold | null): void => {
    const times = said === null ? (unheard.get(key) ?? 0) + 1 : 0;
    unheard.set(key, times);
    if (times >= 2 || (said !== null && said.state !== 'paying')) unanswered.delete(key);
  };
  const terms = (): ServerContext => ({
    ...blankTerms,
    flags: { ...blankTerms.flags, isOrderUnderWay: store.isUnderWay() },
  });

  const logic = placingMachine.provide({
    actors: {
      settleSession: fromPromise(({ signal }) => answer('session', signal, () => undefined)),
      beginAttempt: fromPromise(async ({ input: { subject: who, asked, attempt } }) => {
        if (who === null || asked === null) throw new Error('Something is sent for nobody.');
        return kept.begin({ subject: who, placement: asked }, attempt);
      }),
      place: fromPromise<OrderPlaced, { readonly attempt: Attempt | null }>(({ input: { attempt }, signal }) => {
        if (attempt === null) throw new Error('Something is sent without a key.');
        const { key, placement } = attempt;
        const begun = pending.filter((one) => ['place', 'session'].includes(one.kind) && !one.signal.aborted);
        law(begun.length === 0, 'Sent twice, or before it was certain who is signed in.');
        law(area.get(keptOrderName)?.includes(key) === true, 'Sent before it was written down.');
        const others = [...unanswered].filter(([other, who]) => other !== key && who === attempt.subject);
        law(others.length === 0, 'Sent anew under another key while nobody had answered for the first.');
        const body = JSON.stringify([attempt.subject, placement]);
        if (last?.body === body && (unheard.get(last.key) ?? 0) >= 2)
          law(key === last.key, 'What the store had never heard of was said again under another key.');
        last = { key, body };
        unanswered.set(key, attempt.subject);
        unheard.delete(key);
        return answer(
          'place',
          signal,
          (luck) => ({ placement: store.place(key, placement as Placement, luck), context: terms() }),
          (value, error) => {
            if (isDefinite(error) || (value && value.placement.state !== 'paying')) unanswered.delete(key);
          },
        );
      }),
      askByKey: fromPromise(({ input: { attempt }, signal }) => {
        const key = attempt?.key ?? '';
        return answer(
          'ask',
          signal,
          () => store.byKey(key),
          (value, error) => (error === null ? hear(key, value) : undefined),
        );
      }),
      askTerms: fromPromise(({ signal }) => answer('terms', signal, terms)),
      pause: fromPromise(({ input, signal }) => {
        law(input.ms >= 1_000 && input.ms <= 30_000, 'A pause is too short or too long.');
        return answer('pause', signal, () => undefined);
      }),
    },
  });
  const parent = setup({ actors: { placing: logic } }).createMachine({
    invoke: { id: 'placing', systemId: 'placing', src: 'placing', input: { subject: subject() } },
    on: { 'context.told': {} },
  });
  const root = createActor(parent).start();
  const placing = root.system.get('placing') as ActorRefFrom<typeof placingMachine>;
  const tell = (who: string) => {
    for (const [key, of] of unanswered) if (of !== who) unanswered.delete(key);
    placing.send({ type: 'attempt.told', attempt: kept.recall(who), isUnderWay: store.isUnderWay() });
  };
  placing.on('attempt.wanted', ({ subject: who }) => tell(who));
  placing.on('order.confirmed', ({ orderId, orderNumber }) => {
    const { subject: of } = placing.getSnapshot().context;
    if (of !== null) say({ subject: of, orderId, orderNumber });
  });
  placing.on('attempt.settled', ({ key }) => kept.forget(key));
  const who = subject();
  if (who !== null) tell(who);

  return {
    placing,
    area,
    unanswered,
    broken,
    pending: () => pending.filter(({ signal }) => !signal.aborted),
    /** What is on its way may come to the store although nobody listens any more. */
    adrift: () => [
      ...adrift.splice(0),
      ...pending.filter(({ signal, kind }) => signal.aborted && kind === 'place').map(({ reach }) => reach),
    ],
    stop: () => root.stop(),
  };
}
export type Tab = ReturnType<typeof openTab>;
