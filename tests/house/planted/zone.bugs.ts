import type { Bug } from './bugs.ts';

const zone = ['--project', 'machines', 'tests/machines/zone'];
const express = ['--project', 'machines', 'tests/machines/express'];
const fulfilment = ['--project', 'services', 'tests/services/fulfilment'];
const followed = ['--project', 'ui', 'tests/ui/browser/followed-terms.test.tsx'];

export const bugs: readonly Bug[] = [
  {
    says: 'a zone with a code hides that no van goes there',
    file: 'services/fulfilment/zone.rules.ts',
    find: "if (!isAddressInDeliveryZone) return 'outOfZone';",
    put: "if (!isAddressInDeliveryZone && perishableCode === null) return 'outOfZone';",
    caughtBy: zone,
  },
  {
    says: 'an alert of the zone that was put away stays away at the next address',
    file: 'machines/zone/zone.rules.ts',
    find: 'terms.place === dismissed.place && zoneOf(terms) === dismissed.zone',
    put: 'zoneOf(terms) === dismissed.zone',
    caughtBy: zone,
  },
  {
    says: 'picking up brings back an alert of the zone that was put away',
    file: 'machines/zone/zone.rules.ts',
    find: "if (dismissed === null || terms === null || terms.method === 'Pickup') return dismissed;",
    put: "if (dismissed === null || terms === null || terms.method === 'Pickup') return null;",
    caughtBy: zone,
  },
  {
    says: 'the zone of an address counts for what is picked up',
    file: 'machines/zone/zone.machine.ts',
    find: "{ guard: 'isPickedUp', target: 'hidden' },",
    put: '',
    caughtBy: zone,
  },
  {
    says: 'a code of a zone that nobody knows is reported with every answer',
    file: 'machines/zone/zone.machine.ts',
    find: 'return code !== null && code !== context.reported;',
    put: 'return code !== null;',
    caughtBy: zone,
  },
  {
    says: 'a second express window is asked for while the first is being held',
    file: 'machines/express/express.machine.ts',
    find: "'express.choose': {},",
    put: '',
    caughtBy: express,
  },
  {
    says: 'an express window that was full can be chosen again',
    file: 'machines/express/express.select.ts',
    find: '(slot.id === wish?.slotId ? { ...slot, state } : slot)',
    put: 'slot',
    caughtBy: express,
  },
  {
    says: 'the settings say what express costs where the store knows better',
    file: 'services/fulfilment/express-terms.rules.ts',
    find: 'told?.expressDeliveryFeeCents ?? settings.expressDeliveryFeeCents',
    put: 'settings.expressDeliveryFeeCents',
    caughtBy: fulfilment,
  },
  {
    says: 'a link to a store of half a number is followed by express',
    file: 'services/fulfilment/store-link.rules.ts',
    find: 'return /^\\d{1,9}$/.test(text)',
    put: 'return /^\\d{1,9}/.test(text)',
    caughtBy: fulfilment,
  },
  {
    says: 'what a guest chose outside of any zone is remembered in the browser',
    file: 'src/browser/followed-terms.ts',
    find: 'fulfilment === null || subject === null || !isLoggedIn(now) ||',
    put: 'fulfilment === null ||',
    caughtBy: followed,
  },
];
