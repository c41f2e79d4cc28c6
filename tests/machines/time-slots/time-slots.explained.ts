import type { Explained } from '../kit/explained.ts';

export const explained: Explained = {
  'timeSlots.slots.failed slots.reload #0 dropped':
    'Equivalent: as long as no times are known, a reload asks for them wherever the chart is.',
};
