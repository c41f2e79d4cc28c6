import assert from 'node:assert/strict';
import type { AnyEventObject } from 'xstate';
import { type ZoneContext, zoneMachine } from '#machines/zone/index.ts';
import type { Fulfilment } from '#services/session/session.contract.ts';
import { contextAnswer } from '../kit/answers.ts';
import type { Rostered } from '../kit/rostered.ts';

const plain = contextAnswer().fulfilment;

/** Terms of an address: where it is, what may be brought there, and how the groceries come. */
export const termsAt = (
  addressId: number | null,
  perishableCode: string | null,
  more: Partial<Pick<Fulfilment, 'isAddressInDeliveryZone' | 'method' | 'suburbId'>> = {},
): Fulfilment => ({ ...plain, addressId, suburbId: 7, perishableCode, ...more });
export const told = (fulfilment: Fulfilment | null): AnyEventObject => ({ type: 'terms.told', fulfilment });

const everyTerms = [
  null,
  termsAt(1, 'P'),
  termsAt(1, 'L'),
  termsAt(1, 'N'),
  termsAt(1, 'Q'),
  termsAt(1, 'N', { method: 'Pickup' }),
  termsAt(1, 'N', { isAddressInDeliveryZone: false }),
  termsAt(2, 'N'),
  termsAt(2, null),
  termsAt(2, 'Z', { isAddressInDeliveryZone: false }),
];

/** INV-4.1 and 4.2, written down a second time. */
const expectedArea = (now: Fulfilment | null): string =>
  now === null
    ? 'normal'
    : !now.isAddressInDeliveryZone
      ? 'outOfZone'
      : now.perishableCode === 'N'
        ? 'dryGoods'
        : now.perishableCode === 'L'
          ? 'limited'
          : 'normal';
const isOurs = (code: string | null) => code === null || ['P', 'L', 'N'].includes(code);

type Value = { readonly area: string; readonly notice: string; readonly change: string };

export const chart: Rostered = {
  name: 'zone',
  machine: zoneMachine,
  inputs: [{ fulfilment: termsAt(1, 'N') }, { fulfilment: null }, { fulfilment: termsAt(1, 'Q') }],
  events: () => [
    ...everyTerms.map(told),
    { type: 'alert.dismiss' },
    { type: 'change.told', isChanging: true },
    { type: 'change.told', isChanging: false },
    { type: 'session.ended' },
  ],
  answers: {},
  shape: ({ dismissed, reported }) => [dismissed !== null, reported !== null],
  oracle: (world) => {
    const unknown = (now: Fulfilment | null) => (isOurs(now?.perishableCode ?? null) ? null : now?.perishableCode);
    const of = (now: Fulfilment | null) => `${now?.addressId ?? ''}/${now?.suburbId ?? ''} ${expectedArea(now)}`;
    // A life may begin with what was stored of another one.
    const { terms: first, dismissed } = world.snapshot().context as ZoneContext;
    const [addressId, suburbId] = (first?.place ?? '/').split('/').map((id) => (id === '' ? null : Number(id)));
    let last = first && ({ ...termsAt(0, 'P'), ...first, addressId, suburbId } as Fulfilment);
    /** What was put away: of which address, and in which area. */
    let away = dismissed && `${dismissed.place} ${dismissed.zone}`;
    let isChanging = (world.snapshot().value as Value).change === 'changing';
    let reported = unknown(last) ?? null;
    let emitted = 0;
    return (happened, before) => {
      if (happened.kind !== 'event') return;
      const { event } = happened;
      const value = world.snapshot().value as Value;
      const reports = world.emitted.length - emitted;
      emitted = world.emitted.length;
      let expectedReports = 0;
      if (event.type === 'terms.told') {
        last = event['fulfilment'] as Fulfilment | null;
        const code = unknown(last) ?? null;
        expectedReports = code !== null && code !== reported ? 1 : 0;
        reported = code;
        if (last?.method === 'Courier' && away !== of(last)) away = null;
      }
      const was = before.value as Value;
      if (event.type === 'alert.dismiss' && was.notice === 'shown' && was.area !== 'normal') away = of(last);
      if (event.type === 'change.told') isChanging = event['isChanging'] === true;
      if (event.type === 'session.ended') [last, away, isChanging, reported] = [null, null, false, null];
      assert.equal(reports, expectedReports, 'A-19: an unknown code is reported once.');
      assert.equal(value.area, expectedArea(last), 'INV-4.1 to 4.3: the area is not that of the last answer.');
      assert.equal(value.change, isChanging ? 'changing' : 'resting', 'A-20: not marked as it should be.');
      const notice = last?.method !== 'Courier' ? 'hidden' : away !== null ? 'dismissed' : 'shown';
      assert.equal(value.notice, notice, 'INV-4.4, 4.6: shown where it should not be, or the other way round.');
    };
  },
};
