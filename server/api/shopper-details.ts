import { dayOf, dayOfText } from '#services/display/dates.rules.ts';
import { ServerContext } from '#services/session/session.contract.ts';
import { birthDateProblem } from '#services/shopper/birth-date.rules.ts';
import { ShopperDetails } from '#services/shopper/shopper.contract.ts';
import { problemWords as words } from '#services/shopper/shopper.words.ts';
import { createShopper } from '../db/repositories/accounts.ts';
import { addAddress } from '../db/repositories/shopper-addresses.ts';
import { keepChoice } from '../db/repositories/fulfilments.ts';
import { suburbById } from '../db/repositories/places.ts';
import { addressLabelOf } from '../fulfilment/address-told.ts';
import { unchosen } from '../fulfilment/choice.ts';
import { joinCard } from '../loyalty/join-card.ts';
import { contextOf } from './context.ts';
import { operation } from './operation.ts';
import { refusals } from './refusal.ts';

export const shopperDetailsOperations = [
  operation({
    method: 'POST',
    endpoint: 'shopperDetails',
    tag: 'registrations',
    summary: 'Finishes the registration of whoever is signed in. Said again by a shopper, it changes nothing.',
    role: 'signed-in',
    isAdded: true,
    body: ShopperDetails,
    answer: ServerContext,
    handle: ({ world, session, body }) =>
      world.db.transaction(async (trx) => {
        const person = await session.person();
        if (!person) throw refusals.notSignedIn();
        if (person.shopper) return contextOf(world, await session.known());
        const nowMs = world.clock.nowMs();
        const problem = birthDateProblem(dayOfText(body.birthDate), dayOf(nowMs));
        if (problem) throw refusals.invalid({ birthDate: words[problem] });
        if (!(await suburbById(trx, body.suburbId))) throw refusals.invalid({ suburbId: words.suburbUnknown });
        const { accountId } = person;
        const isNew = await createShopper(trx, {
          account_id: accountId,
          first_name: body.firstName,
          last_name: body.lastName,
          birth_date: body.birthDate,
          phone: body.phone,
          suburb_id: body.suburbId,
          onecard_number: null,
          order_count: 0,
          created_ms: nowMs,
        });
        const card = isNew && body.onecardNumber !== null ? { number: body.onecardNumber, accountId } : null;
        if (card && !(await joinCard(trx, world, card, nowMs)))
          throw refusals.invalid({ onecardNumber: words.cardRefused });
        if (isNew && body.deliveryAddress) {
          const given = { ...body.deliveryAddress, suburbId: body.suburbId };
          const id = await addAddress(trx, accountId, given, nowMs);
          const address = id === null ? null : { id, label: addressLabelOf(world.places, given) };
          await keepChoice(trx, accountId, { ...unchosen(body.suburbId), address }, nowMs);
        }
        return contextOf(world, await session.renew(trx));
      }),
  }),
];
