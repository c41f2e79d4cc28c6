import { fromPromise } from 'xstate';
import { announcerOf, chartOf, type ShopActor, shopperIdIn } from '#machines/shop/index.ts';
import { type Held, type SamplesInput, samplesCarriage, samplesMachine } from '#machines/samples/index.ts';
import { categoriesIn, type trolleyMachine } from '#machines/trolley/index.ts';
import { createSamplesService } from '#services/trolley/samples.http.ts';
import { trolleyExtrasTexts as texts } from '#ui/texts/trolley-extras.texts.ts';
import { servicesOf } from './services-of.ts';

const serviceOf = (system: object) => servicesOf(system).adapter(createSamplesService);

/** The chart of the samples with its service; it comes with the trolley on show. */
export const machine = samplesMachine.provide({
  actors: {
    loadSamples: fromPromise(({ system, signal }) => serviceOf(system).samples(signal)),
    sendResponses: fromPromise(({ input, system, signal }) => serviceOf(system).respond(input.responses, signal)),
  },
});
export const carriage = samplesCarriage;

const trolleyOf = (shop: ShopActor) => chartOf<typeof trolleyMachine>(shop, 'trolley');

/** What the store knows to be in the trolley; nothing as soon as the shopper has taken everything out. */
function heldIn(shop: ShopActor): Held {
  const now = trolleyOf(shop)?.getSnapshot();
  if (!now?.context.trolley) return null;
  return categoriesIn(now).length === 0 ? [] : now.context.trolley.items.map(({ sku }) => sku);
}

export const inputOf = (shop: ShopActor): SamplesInput => ({ subject: shopperIdIn(shop), skus: heldIn(shop) });

/** The samples follow what the trolley holds. */
export function opened(shop: ShopActor): void {
  const samples = chartOf<typeof samplesMachine>(shop, 'samples');
  samples?.on('response.lost', () => announcerOf(shop).send({ type: 'message.say', text: texts.sampleNotKept.text }));
  let told = JSON.stringify(heldIn(shop));
  const tell = () => {
    const skus = heldIn(shop);
    const now = JSON.stringify(skus);
    if (now === told) return;
    told = now;
    samples?.send({ type: 'held.told', skus });
  };
  let heard: ReturnType<typeof trolleyOf>;
  const listen = () => {
    const trolley = trolleyOf(shop);
    if (!trolley || trolley === heard) return;
    heard = trolley;
    trolley.on('trolley.changed', tell);
    tell();
  };
  shop.subscribe(listen);
  listen();
}
