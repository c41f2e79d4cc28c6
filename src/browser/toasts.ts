import { announcerOf, chartOf, openChart, type ShopActor } from '#machines/shop/index.ts';
import { type Toast, toastMachine } from '#machines/toast/index.ts';

/** Puts up a word on what has just happened and has it read out. The first opens the chart for the page's life. */
export function showToast(shop: ShopActor, toast: Toast): void {
  let chart = chartOf<typeof toastMachine>(shop, 'toast');
  if (!chart) {
    chart = openChart(shop, 'toast', toastMachine);
    chart.on('text.said', ({ text, isPressing }) =>
      announcerOf(shop).send({ type: isPressing ? 'message.interrupt' : 'message.say', text }),
    );
  }
  chart.send({ type: 'toast.show', toast });
}
