import { fromPromise } from 'xstate';
import { onecardMachine } from '#machines/onecard/index.ts';
import {
  hrefOf,
  isShopper,
  modalsOf,
  navigationOf,
  openChart,
  sessionOf,
  type ShopActor,
} from '#machines/shop/index.ts';
import { withoutModals } from '#services/navigation/outlets.rules.ts';
import { createOnecardLink, onecardLinkIn } from '#services/onecard/onecard-link.ts';
import { createOnecardService } from '#services/onecard/onecard.http.ts';
import { href } from '#ui/link/href.ts';
import { onecardTexts as texts } from '#ui/texts/onecard.texts.ts';
import type { ShopRouter } from '../router.tsx';
import { servicesOf } from '../services-of.ts';
import { goTo } from './go-to.ts';

type Edge = { readonly page: Window; readonly router: ShopRouter; readonly shop: ShopActor };

const modal = { outlet: 'account-modal', path: 'register-onecard' } as const;
const id = 'onecard';

/** Takes the Onecard link of this visit out of its address, and has its chart look at it and ask at the right moment. */
export function openOnecard({ page, router, shop }: Edge): void {
  const link = createOnecardLink(() => page.sessionStorage);
  const place = () => hrefOf(navigationOf(shop).getSnapshot());
  const found = onecardLinkIn(router.state.location.publicHref);
  if (found) {
    link.keep(found.token);
    goTo(router, shop, found.rest, { isReplacing: true, keepsPlace: true });
  }
  const missing = () => Promise.reject(new Error('There is no link.'));
  const ask = (system: object) => servicesOf(system).adapter(createOnecardService);
  const logic = onecardMachine.provide({
    actors: {
      validateLink: fromPromise(({ system, signal }) =>
        ask(system).validate(link.read() ?? found?.token ?? '', signal),
      ),
      registerCard: fromPromise(({ system, signal }) => {
        const token = link.read();
        return token === null ? missing() : ask(system).register(token, signal);
      }),
    },
  });
  const session = sessionOf(shop);
  const chart = openChart(shop, 'onecard', logic, { isShopper: isShopper(session.getSnapshot()) });

  const say = (title: string, description: string, more: object) =>
    shop.send({
      type: 'modal.open',
      modal: {
        id,
        type: 'genericModal',
        data: { title, description, icon: 'star', hasCancelButton: true, ...more },
        isDismissible: true,
        hasBack: false,
        outlivesPage: false,
      },
    });
  const words = {
    waiting: () =>
      say(texts.waitingTitle.text, texts.waiting.text, {
        hasActionButton: true,
        buttonText: texts.signIn.text,
        ctaAction: href.signIn(withoutModals(place())),
        cancelButtonText: texts.notNow.text,
      }),
    refused: () =>
      say(texts.refusedTitle.text, texts.refused.text, { hasCancelButton: false, buttonText: texts.ok.text }),
    unchecked: () =>
      say(texts.uncheckedTitle.text, texts.unchecked.text, {
        hasActionButton: true,
        buttonText: texts.tryAgain.text,
        cancelButtonText: texts.later.text,
      }),
  };
  chart.on('words.told', ({ about }) => words[about]());
  chart.on('link.ended', () => link.forget());
  chart.on('card.registered', () => session.send({ type: 'session.refresh' }));
  chart.on('question.asked', () =>
    goTo(router, shop, href.modalOver(withoutModals(place()), modal), { keepsPlace: true }),
  );
  modalsOf(shop).on('modal.ended', (ended) => {
    if (ended.id === id && ended.end === 'action') chart.send({ type: 'check.retry' });
  });
  // Whoever goes takes their link with them: the next shopper is not asked about it.
  session.on('session.ended', () => link.forget());
  session.subscribe((now) => chart.send({ type: 'visitor.told', isShopper: isShopper(now) && link.read() !== null }));
}
