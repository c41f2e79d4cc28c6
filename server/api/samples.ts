import { OnlineSamples, SampleResponses, SampleResponsesAsked } from '#services/trolley/samples.contract.ts';
import type { Reader } from '../db/database.ts';
import { keepSampleResponses, sampleResponsesOf } from '../db/repositories/samples.ts';
import { linesOf } from '../db/repositories/trolley.ts';
import { touchHold } from '../fulfilment/touch-hold.ts';
import { campaigns, samplesFor, type SampleWire } from '../trolley/samples.ts';
import { operation } from './operation.ts';
import { refusals } from './refusal.ts';
import { shelfOf } from './session.ts';
import { type Asked, shopperOf } from './trolley-change.ts';

const tag = 'trolley';

async function offeredTo(db: Reader, ask: Asked): Promise<readonly SampleWire[]> {
  const { accountId } = await shopperOf(ask);
  const offer = { view: ask.world.catalogue.view, shelf: await shelfOf(ask), lines: await linesOf(db, accountId) };
  if (offer.lines.length === 0) return [];
  return samplesFor(await campaigns(db), offer, await sampleResponsesOf(db, accountId));
}

export const sampleOperations = [
  operation({
    endpoint: 'onlineSamples',
    tag,
    summary: 'The samples that come with what is in the trolley, and what the shopper said to each.',
    role: 'shopper',
    answer: OnlineSamples,
    handle: async (ask) => ({ products: { items: [...(await offeredTo(ask.world.db.read, ask))] } }),
  }),
  operation({
    method: 'PUT',
    endpoint: 'onlineSampleResponses',
    tag,
    summary: 'Keeps what a shopper says to samples that they are offered now, and tells what was kept.',
    role: 'shopper',
    body: SampleResponsesAsked,
    answer: SampleResponses,
    handle: (ask) => {
      const { world, session, body, isBackground } = ask;
      return world.db.transaction(async (trx) => {
        await session.remember(trx, {});
        const person = await shopperOf(ask);
        const offered = new Set((await offeredTo(trx, ask)).map(({ onlineSample }) => onlineSample.responseId));
        const wrong = body.flatMap(({ id }, at) =>
          offered.has(id) ? [] : [[`${at}.id`, 'is not offered now'] as const],
        );
        if (wrong.length > 0) throw refusals.invalid(Object.fromEntries(wrong));
        const said = new Map(body.map(({ id, actionTaken }) => [id, actionTaken]));
        await keepSampleResponses(trx, person.accountId, said, world.clock.nowMs());
        if (!isBackground) await touchHold(trx, world, person);
        return [...said].map(([id, actionTaken]) => ({ id, actionTaken }));
      });
    },
  }),
];
