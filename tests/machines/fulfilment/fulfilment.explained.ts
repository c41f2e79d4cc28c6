import type { Explained } from '../kit/explained.ts';

const asEverywhere = 'Equivalent: the same is heard the same way wherever the chart is.';
const ledOn = 'Equivalent: while an order is being changed, arriving leads on to blocked in the same step.';

export const explained: Explained = {
  'fulfilment.changing method.choose #1 dropped': asEverywhere,
  'fulfilment.changing suburb.choose #1 dropped': asEverywhere,
  'fulfilment.changing pickup.choose #1 dropped': asEverywhere,
  'fulfilment.changing address.choose #1 dropped': asEverywhere,
  'fulfilment.changing terms.told #1 dropped': asEverywhere,
  'fulfilment terms.told #0 target moved to arriving': ledOn,
  'fulfilment.changing terms.told #0 target moved to arriving': ledOn,
  'fulfilment.arriving always #1 dropped': 'Accepted: arriving shows and hears exactly what resting does.',
};
