import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { alertIn, isBusy, reportedIn, zoneIn, zoneMachine } from '#machines/zone/index.ts';
import type { Fulfilment } from '#services/session/session.contract.ts';
import { termsAt } from './zone.roster.ts';

function begins(fulfilment: Fulfilment | null) {
  const zone = createActor(zoneMachine, { input: { fulfilment } });
  const reports: unknown[] = [];
  zone.on('*', (report) => void reports.push(report));
  zone.start();
  const shown = () => alertIn(zone.getSnapshot());
  return {
    reports,
    shown,
    told: (now: Fulfilment | null) => (zone.send({ type: 'terms.told', fulfilment: now }), shown()),
    dismiss: () => (zone.send({ type: 'alert.dismiss' }), shown()),
    changing: (isChanging: boolean) => (zone.send({ type: 'change.told', isChanging }), isBusy(zone.getSnapshot())),
    leaves: () => (zone.send({ type: 'session.ended' }), zone.getSnapshot().context),
    zone: () => zoneIn(zone.getSnapshot()),
    reported: () => reportedIn(zone.getSnapshot()),
  };
}
const nowhere = { isAddressInDeliveryZone: false } as const;
const pickedUp = { method: 'Pickup' } as const;

describe('The zone of an address', () => {
  it('follows the code of the address that was answered last, without an alert where everything is brought [A4.01] [A4.05]', () => {
    const zone = begins(termsAt(1, 'N'));
    expect([zone.zone(), zone.shown()]).toEqual(['dryGoods', 'dryGoods']);
    expect([zone.told(termsAt(2, 'P')), zone.zone()]).toEqual([null, 'normal']);
    expect(zone.told(termsAt(3, 'L'))).toBe('limited');
  });

  it('is out of zone where no van goes, whatever the code, and has an alert for each area but the normal one [A4.02] [A4.03] [A4.04] [A4.O1]', () => {
    const told = ['P', 'L', 'N', 'Q', null].map((code) => begins(termsAt(1, code, nowhere)).shown());
    expect(told).toEqual(Array(5).fill('outOfZone'));
    expect([begins(termsAt(1, 'N')).shown(), begins(termsAt(1, 'L')).shown()]).toEqual(['dryGoods', 'limited']);
    expect([begins(termsAt(1, 'P')).shown(), begins(termsAt(1, null)).shown(), begins(null).shown()]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('counts only while the groceries are brought: picking up hides the alert, and delivery brings it back [A4.O1]', () => {
    const zone = begins(termsAt(1, 'N'));
    expect([zone.told(termsAt(1, 'N', pickedUp)), zone.told(termsAt(1, 'N'))]).toEqual([null, 'dryGoods']);
  });

  it('is put away until another address is answered, in the same area or not, and not by picking up in between', () => {
    const zone = begins(termsAt(1, 'N'));
    expect(zone.dismiss()).toBeNull();
    expect([zone.told(termsAt(1, 'N')), zone.told(termsAt(1, 'N', pickedUp)), zone.told(termsAt(1, 'N'))]).toEqual([
      null,
      null,
      null,
    ]);
    expect(zone.told(termsAt(2, 'N'))).toBe('dryGoods');
    zone.dismiss();
    expect(zone.told(termsAt(2, 'N', { suburbId: 8 }))).toBe('dryGoods');
    zone.dismiss();
    expect(zone.told(termsAt(2, 'L', { suburbId: 8 }))).toBe('limited');
  });

  it('stands as it was, marked as busy, while another address is being answered', () => {
    const zone = begins(termsAt(1, 'N'));
    expect([zone.changing(true), zone.shown()]).toEqual([true, 'dryGoods']);
    expect([zone.told(termsAt(1, 'N')), zone.changing(false), zone.shown()]).toEqual(['dryGoods', false, 'dryGoods']);
  });

  it('takes a code that nobody knows for everything, and reports it once', () => {
    const zone = begins(termsAt(1, 'P'));
    zone.told(termsAt(1, 'Q'));
    zone.told(termsAt(2, 'Q'));
    expect([zone.zone(), zone.reports]).toEqual(['normal', [{ type: 'code.unknown', code: 'Q' }]]);
    expect(begins(termsAt(1, 'Q')).reported()).toBe('Q');
  });

  it('keeps nothing of a shopper who has left', () => {
    const zone = begins(termsAt(1, 'N'));
    zone.dismiss();
    expect(zone.leaves()).toEqual({ terms: null, dismissed: null, reported: null });
  });
});
