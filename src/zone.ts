import { changeOf, type fulfilmentMachine } from '#machines/fulfilment/index.ts';
import { chartOf, fulfilmentOf, sessionOf, type ShopActor } from '#machines/shop/index.ts';
import { reportedIn, type ZoneInput, zoneCarriage, zoneMachine } from '#machines/zone/index.ts';
import type { ZoneParts } from '#routes/-zone.tsx';
import { ZonePlace } from '#routes/-zone-place.tsx';
import { servicesOf } from './services-of.ts';

/** The zone of the address with what shows it; it comes for those to whom not everything is brought. */
export const machine = zoneMachine;
export const carriage = zoneCarriage;
export const parts: ZoneParts = { Place: ZonePlace };

export const inputOf = (shop: ShopActor): ZoneInput => ({ fulfilment: fulfilmentOf(sessionOf(shop).getSnapshot()) });

/** Hears of every change of how and where while it is on its way, and reports codes that nobody knows. */
export function opened(shop: ShopActor): void {
  const zone = chartOf<typeof zoneMachine>(shop, 'zone');
  if (!zone) return;
  const report = (code: string) =>
    servicesOf(shop.system).analytics.send({ event: 'exception', description: `Unknown perishable code ${code}` });
  zone.on('code.unknown', ({ code }) => report(code));
  const first = reportedIn(zone.getSnapshot());
  if (first !== null) report(first);

  let followed: object | undefined;
  let isChanging = false;
  const follow = () => {
    const fulfilment = chartOf<typeof fulfilmentMachine>(shop, 'fulfilment');
    if (!fulfilment || fulfilment === followed) return;
    followed = fulfilment;
    const tell = () => {
      const now = changeOf(fulfilment.getSnapshot()).state === 'changing';
      if (now !== isChanging) zone.send({ type: 'change.told', isChanging: (isChanging = now) });
    };
    fulfilment.subscribe(tell);
    tell();
  };
  shop.subscribe(follow);
  follow();
}
