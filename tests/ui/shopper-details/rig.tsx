import { useEffect } from 'react';
import { type AnyActorRef, fromPromise } from 'xstate';
import type { FindPlaces } from '#machines/address-finder/index.ts';
import { detailsShown, shopperDetailsMachine } from '#machines/shopper-details/index.ts';
import { useChart } from '#ui/chart/use-chart.ts';
import { ShopperDetailsPage } from '#ui/pages/shopper-details/shopper-details-page.tsx';

type Asked = {
  readonly input: unknown;
  readonly resolve: (answer: never) => void;
  readonly reject: (error: unknown) => void;
};

/** The store and the tab as the chart meets them: each question waits until the test answers it. */
export function createStore() {
  const asked: Record<string, Asked[]> = {};
  const told: string[] = [];
  const ask = (name: string) =>
    fromPromise<never, unknown>(
      ({ input }) => new Promise((resolve, reject) => (asked[name] ??= []).push({ input, resolve, reject })),
    );
  let actor: AnyActorRef | undefined;
  return {
    told,
    hold: (held: AnyActorRef) => void (actor = held),
    send: (event: object) => actor?.send(event as never),
    inputs: (name: string) => (asked[name] ?? []).map(({ input }) => input),
    answer: (name: string, answer: unknown) => asked[name]?.at(-1)?.resolve(answer as never),
    refuse: (name: string, error: unknown) => asked[name]?.at(-1)?.reject(error),
    machine: shopperDetailsMachine.provide({
      actors: {
        readDraft: ask('readDraft'),
        rememberDraft: ask('rememberDraft'),
        forgetDraft: ask('forgetDraft'),
        tellDetails: ask('tellDetails'),
      },
      actions: { reportContext: () => void told.push('context.told') },
    } as never),
  };
}
export type Store = ReturnType<typeof createStore>;

export const karori = { id: 7, text: 'Karori', detail: 'Wellington 6012', ruralDelivery: null };
export const rural = { id: 9, text: '12 Mill Road', detail: 'RD 3, Karori 6012', ruralDelivery: 3 };
const findSuburbs: FindPlaces = async () => [karori];
const findStreets: FindPlaces = async () => [rural];

export function LiveDetails({ of, isCardWaiting = false }: { readonly of: Store; readonly isCardWaiting?: boolean }) {
  const [state, send, actor] = useChart(of.machine);
  useEffect(() => of.hold(actor as never), [of, actor]);
  return (
    <ShopperDetailsPage
      shown={detailsShown(state as never)}
      isCardWaiting={isCardWaiting}
      today={() => ({ year: 2026, month: 11, day: 21 })}
      findSuburbs={findSuburbs}
      findAddresses={() => findStreets}
      termsHref="/info/terms-and-conditions"
      privacyHref="/info/privacy"
      signInHref="/shop/securelogin?redirectUrl=%2Fregister%2Fshopperdetails"
      onwardHref="/welcome"
      onDraft={(draft) => send({ type: 'draft.change', draft } as never)}
      onSubmit={(sent) => send({ type: 'form.submit', ...sent } as never)}
    />
  );
}
