import { useNavigate, useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect } from 'react';
import { chartOf } from '#machines/shop/index.ts';
import { type samplesMachine, samplesIn } from '#machines/samples/index.ts';
import type { ShownItem, trolleyMachine } from '#machines/trolley/index.ts';
import { allowsSubstitutes, areAllSubstituted, isSlipOnPaper, packagingIn } from '#machines/trolley-choices/index.ts';
import { fromPublicHref } from '#services/navigation/public-href.rules.ts';
import { limitsOf, type Unit } from '#services/trolley/amounts.rules.ts';
import { inUnit } from '#services/trolley/pieces.rules.ts';
import { sources } from '#services/trolley/trolley.words.ts';
import { LinePrice, TrolleyNotices } from '#ui/trolley-extras/changed-prices.tsx';
import { LineUnit } from '#ui/line-unit/line-unit.tsx';
import { Packing } from '#ui/trolley-extras/packing.tsx';
import { Samples } from '#ui/trolley-extras/samples.tsx';
import { LineSubstitute, Substitutes } from '#ui/trolley-extras/substitutes.tsx';
import { changedIn, useKnows, useLate, useModalHref, useTrolleyChoices } from './-trolley-choices.ts';

/** What a shopper chooses of one line: the price it has now, something close, by the piece or by weight. */
export function LineExtras({ item }: { readonly item: ShownItem }): ReactNode {
  const { shop, services } = useRouteContext({ from: '__root__' });
  const navigate = useNavigate();
  const modal = useModalHref();
  const all = useTrolleyChoices();
  const { sku, name, pieceGrams, amount, unit, product } = item;
  const changed = changedIn(all).find((one) => one.sku === sku);
  const isAllowed = allowsSubstitutes(all.choices, item);
  const tellOfPieces = async () => {
    const { isOnboardingDue, purchaseByQuantity } = await import('./-onboarding-due.ts');
    if (!isOnboardingDue(shop, services.storage, purchaseByQuantity)) return;
    await navigate(fromPublicHref(modal('purchase-by-quantity-message')) as never);
  };
  const setUnit = (to: Unit) => {
    const weighed = { amount, unit, pieceGrams: pieceGrams ?? 1 };
    const wanted = product ? inUnit(weighed, to, limitsOf(product, to)) : inUnit(weighed, to);
    chartOf<typeof trolleyMachine>(shop, 'trolley')?.send({
      type: 'line.set',
      ...{ sku, amount: wanted, unit: to, source: sources.trolley },
    });
    if (to === 'Each') tellOfPieces().catch(() => undefined);
  };
  return (
    <>
      {changed ? (
        <LinePrice
          changed={changed}
          onAgree={() => all.agree([changed], false)}
          {...all.waysOf({ kind: 'prices', isAll: false, prices: [changed] })}
        />
      ) : null}
      {amount > 0 ? (
        <LineUnit item={{ sku, name, amount, unit, priceCents: item.priceCents, pieceGrams }} onUnit={setUnit} />
      ) : null}
      <LineSubstitute
        item={item}
        isAllowed={isAllowed}
        onChange={(isWanted) => all.make({ kind: 'substitutes', sku, isAllowed: isWanted })}
        {...all.waysOf({ kind: 'substitutes', sku, isAllowed })}
      />
    </>
  );
}

/** What stands over the lines: prices that have changed, and what is done when something runs out. */
export function TrolleyTop(): ReactNode {
  const modal = useModalHref();
  const knows = useKnows(
    'changedPriceTutorialAcknowledged',
    'changedPriceTutorialMobileWebAcknowledged',
    'ignoreChangedPriceTutorial',
  );
  const all = useTrolleyChoices();
  const { choices, trolley, make, waysOf } = all;
  const items = trolley?.items ?? [];
  return (
    <>
      <TrolleyNotices
        count={changedIn(all).length}
        seeHref={modal(knows ? 'changed-price-modal' : 'changed-price-tutorial')}
        tutorialHref={knows ? modal('changed-price-tutorial') : null}
      />
      <Substitutes
        items={items}
        isAll={areAllSubstituted(choices, items)}
        allows={(sku) => items.some((item) => item.sku === sku && allowsSubstitutes(choices, item))}
        onAll={(isAllowed) => make({ kind: 'substitutes', sku: null, isAllowed })}
        onOne={(sku, isAllowed) => make({ kind: 'substitutes', sku, isAllowed })}
        {...waysOf({ kind: 'substitutes', sku: null, isAllowed: true })}
      />
    </>
  );
}

function SamplesOfTrolley(): ReactNode {
  const { shop } = useRouteContext({ from: '__root__' });
  const isOpen = useLate('samples');
  const chart = isOpen ? chartOf<typeof samplesMachine>(shop, 'samples') : undefined;
  const now = useSelector(chart, (state) => state);
  return (
    <Samples
      samples={samplesIn(now)}
      hasError={now?.context.hasConfirmationError ?? false}
      isUnknown={now?.hasTag('failed') ?? false}
      onRespond={(id, actionTaken) => chart?.send({ type: 'samples.respond', responses: [{ id, actionTaken }] })}
      onRetry={() => chart?.send({ type: 'samples.retry' })}
      onDismiss={() => chart?.send({ type: 'confirmation.dismiss' })}
    />
  );
}

/** How it is packed, as the shopper chooses it. */
export function usePacking() {
  const all = useTrolleyChoices();
  const { chart, choices, trolley, make, waysOf } = all;
  useEffect(() => chart?.send({ type: 'packaging.need' }), [chart]);
  return {
    trolley,
    packing: {
      options: choices?.context.options ?? null,
      hasFailed: choices?.hasTag('failed') ?? false,
      chosenId: trolley ? packagingIn(choices, trolley) : null,
      onChoose: (packagingPreferenceId: string) => void make({ kind: 'packaging', packagingPreferenceId }),
      onRetryOptions: () => chart?.send({ type: 'packaging.need' }),
      ...waysOf({ kind: 'packaging', packagingPreferenceId: '' }),
    },
    slip: {
      isOnPaper: trolley ? isSlipOnPaper(choices, trolley) : false,
      onChange: (isOnPaper: boolean) => void make({ kind: 'slip', isOnPaper }),
      ...waysOf({ kind: 'slip', isOnPaper: true }),
    },
  };
}

/** What stands under the lines: samples, and how it is packed. */
export function TrolleyFoot(): ReactNode {
  const modal = useModalHref();
  const { trolley, packing, slip } = usePacking();
  return (
    <>
      <SamplesOfTrolley />
      {trolley && trolley.items.length > 0 ? (
        <Packing
          packing={packing}
          slip={slip}
          moreHref={modal('packaging-information')}
          slipHref={modal('change-packingslip-preference', 'account-modal')}
        />
      ) : null}
    </>
  );
}
