import { notFound } from '@tanstack/react-router';
import type { Listing, ListingQuery } from '#services/catalogue/catalogue.contract.ts';
import { joined, runOf } from '#services/catalogue/growing-list.rules.ts';
import { faultOf, isNotFound } from '#services/fault.ts';
import { orNotFound } from './-content.ts';
import type { RouterContext } from './-context.ts';
import { isGrowing, listingChart } from './-listing-chart.ts';
import { forgetMissed, grownFrom, keepMissed, type Question, shownAt } from './-listing-memory.ts';

type Asked = {
  readonly context: RouterContext;
  readonly question: Question;
  readonly query: ListingQuery;
  readonly signal: AbortSignal;
};

/** What is on show already of the run that is asked for. */
function startOf({ context, question, query }: Asked): Listing | null {
  const shown = grownFrom(context.shop, question);
  return shown && shown.page < query.page && runOf(query.page, query.size).pages.includes(shown.page) ? shown : null;
}

/** The one page that is asked for, or all of its run where lists grow; what is on show of it is not asked for again. */
async function gathered(asked: Asked): Promise<Listing> {
  const { context, query, signal } = asked;
  const pageOf = (page: number) => context.services.catalogue.listing({ ...query, page }, signal);
  if (!isGrowing(context)) return pageOf(query.page);
  const start = startOf(asked);
  const wanted = runOf(query.page, query.size).pages.filter((page) => page > (start?.page ?? 0));
  const pages = await Promise.all(wanted.map(pageOf));
  return joined([...(start ? [start] : []), ...pages] as [Listing, ...Listing[]]);
}

/** Results that nobody on the page waits for: a link that is only looked at. */
export const listingAhead = (asked: Asked): Promise<Listing> => orNotFound(gathered(asked));

/**
 * Tells the listing's chart what is asked for and what came of it. Results that do not come leave the ones of the same
 * place on show, and the chart says so; where nothing is on show, the failure is the page's.
 */
export async function listingShown(asked: Asked): Promise<Listing> {
  const { context, question, signal } = asked;
  const answer = gathered(asked);
  answer.catch(() => undefined);
  await context.openLate('listing');
  const chart = listingChart(context);
  const generation = (chart?.getSnapshot().context.generation ?? 0) + 1;
  const isMore = isGrowing(context) && startOf(asked) !== null;
  chart?.send({ type: isMore ? 'results.grow' : 'results.ask', generation });
  try {
    const listing = await answer;
    forgetMissed(context.shop, question);
    chart?.send({ type: 'results.show', generation, totalItems: listing.products.totalItems });
    return listing;
  } catch (error) {
    if (signal.aborted) {
      chart?.send({ type: 'results.drop', generation });
      throw error;
    }
    chart?.send({ type: 'results.fail', generation });
    if (isNotFound(faultOf(error))) throw notFound();
    const last = shownAt(context.shop, question);
    if (!last) throw error;
    keepMissed(context.shop, question);
    return last;
  }
}
