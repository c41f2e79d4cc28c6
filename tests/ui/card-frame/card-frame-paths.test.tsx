import { fireEvent } from '@testing-library/react';
import type { AnyEventObject } from 'xstate';
import { expect, it } from 'vitest';
import type { CardFrameContext } from '#machines/card-frame/card-frame.types.ts';
import { captures, chart } from '#tests/machines/card-frame/card-frame.roster.ts';
import type { Rostered } from '#tests/machines/kit/rostered.ts';
import { leafStates, playEveryPath } from '../kit/paths.tsx';
import { cardFrameRig } from './card-frame-rig.tsx';

const codes = ['IF01', 'IF06', 'IF99'];
/** One of each kind: what differs only in its words has been walked already. */
const once: Rostered = {
  ...chart,
  events: (context: CardFrameContext) => {
    const seen = new Set<string>();
    return chart.events(context).filter((event) => {
      const key = `${event.type} ${codes.includes(event['code'] as string) ? event['code'] : ''}`;
      const isOne = event['code'] === undefined || codes.includes(event['code'] as string);
      const isNow = event['attempt'] === undefined || event['attempt'] === context.attempt;
      return isOne && isNow && !seen.has(key) && seen.add(key);
    });
  },
  answers: { ...chart.answers, loadCapture: [captures[0], captures[2]] },
  shape: ({ isRenewed }: CardFrameContext) => isRenewed,
};

const lost = {
  eventId: 'pay-frame-focus-lost',
  allFieldsEmpty: true,
  cardValid: true,
  cvvValid: true,
  expiryMonthValid: true,
  expiryYearValid: true,
};

it('[B4.061] stands on the page as its chart says on every generated path', { timeout: 60_000 }, async () => {
  const rig = cardFrameRig();
  /** A frame that does not stand there says nothing. */
  const say = (data: object) => (rig.frame() ? rig.say(data) : false);
  const retry = () => rig.box().querySelector('button');
  const loading = () => {
    expect([rig.box().dataset['state'], rig.box().getAttribute('aria-busy')]).toEqual(['loading', 'true']);
    expect(rig.status()).toBe('The card form is loading');
    expect(rig.box().querySelector('[role=alert]')).toBeNull();
  };
  const framed = () => {
    loading();
    expect(rig.frame()).toHaveAttribute('src', captures[0]?.url);
  };
  const submitting = () => {
    expect([rig.box().dataset['state'], rig.status()]).toEqual(['submitting', 'Your card is being checked']);
    expect(rig.frame()).toBeVisible();
  };
  const errored = ({ failures }: CardFrameContext) => {
    expect(rig.box().querySelector('[role=alert]')).toHaveTextContent(
      'An error has occurred, please try again. If the problem persists please contact us.'.replace('. If', '.If'),
    );
    expect(retry()).toBeVisible();
    expect(rig.frame()).not.toBeVisible();
    expect(rig.box().textContent?.includes('screenshot')).toBe(failures >= 4);
  };
  const { paths, seen } = await playEveryPath(once, {
    render: () => rig.show(),
    drive: {
      'xstate.done.actor.loadCapture': (event: AnyEventObject) => rig.capture(event['output']),
      'xstate.error.actor.loadCapture': () => rig.refuseCapture(),
      'xstate.done.actor.askInstrument': (event: AnyEventObject) => rig.instrument(event['output']),
      'xstate.error.actor.askInstrument': () => rig.refuseInstrument(),
      'card.submit': (event: AnyEventObject) => rig.submit(event['wishes']),
      'frame.retry': () => (retry() ? fireEvent.click(retry() as Element) : false),
      'frame.loaded': () => say({ eventId: 'pay-frame-loaded' }),
      'frame.succeeded': (event: AnyEventObject) =>
        say({ eventId: 'pay-frame-success', paymentInstrumentId: event['instrumentId'] }),
      'frame.failed': (event: AnyEventObject) => say({ eventId: 'pay-frame-error', errors: [{ code: event['code'] }] }),
      'card.judged': (event: AnyEventObject) => say({ eventId: `pay-frame-${event['isValid'] ? 'valid' : 'invalid'}` }),
      'focus.gained': () => say({ eventId: 'pay-frame-focus-gain' }),
      'focus.lost': (event: AnyEventObject) => say({ ...lost, allFieldsEmpty: event['fields'] === null }),
      'frame.puzzled': () => say({ eventId: 'pay-frame-dance' }),
    },
    see: {
      asking: () => {
        loading();
        expect(rig.frame()).toBeNull();
      },
      'framed.loading.opening': framed,
      'framed.loading.reloading': framed,
      'framed.loaded.resting': ({ isRenewed }: CardFrameContext) => {
        expect([rig.box().dataset['state'], rig.box().getAttribute('aria-busy')]).toEqual(['loaded', 'false']);
        expect(rig.frame()).toBeVisible();
        expect(rig.box().querySelector('[role=alert]')).toBeNull();
        expect(rig.status()).toMatch(isRenewed ? /had expired/ : /^$/);
      },
      'framed.loaded.outstanding.submitting': submitting,
      'framed.loaded.outstanding.checking': submitting,
      'framed.errored.failed': errored,
      'framed.errored.expired': errored,
      addressless: () => {
        expect(rig.box().querySelector('[role=alert]')).toHaveTextContent(
          'An error has occurred, please refresh the page.',
        );
        expect([rig.frame(), retry()]).toEqual([null, null]);
      },
    },
  });
  expect(paths).toBeGreaterThan(60);
  expect([...seen].sort()).toEqual([...leafStates(once)].sort());
});
