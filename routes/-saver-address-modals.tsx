import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { AddressPicker } from '#ui/address-picker/address-picker.tsx';
import { href } from '#ui/link/href.ts';
import { AddressState } from '#ui/pages/delivery-saver/address-state.tsx';
import { ChoosePlanModal, EligibilityModal, SaverPopup } from '#ui/pages/delivery-saver/saver-modals.tsx';
import { SuburbPicker } from '#ui/suburb-picker/suburb-picker.tsx';
import { saverTexts as texts } from '#ui/texts/delivery-saver.texts.ts';
import { useAddresses } from './-address-modal.tsx';
import { useModalWays } from './-close-modal.ts';
import { paymentModal, saverHref, saverPathOf, versioned } from './-saver.ts';
import { saverSearch, type SaverSearch } from './-saver-search.ts';
import { useTurnTo } from './-saver-modals.tsx';
import { useLate, useSaver, useSaverAsked } from './-saver-view.ts';
import { useWhere } from './-where.ts';

const useSearchHere = (): SaverSearch => useLocation({ select: ({ search }) => saverSearch(search) });

/** Which address is looked at: one of the shopper's own, or for a guest the suburb. Nothing else changes by it. */
export function AddressChecker({ isV2 }: { readonly isV2: boolean }): ReactNode {
  useLate('saver');
  const search = useSearchHere();
  const { saver, address, isShopper, retry } = useSaver();
  const { here } = useModalWays();
  const { chart, shown } = useAddresses();
  const { findSuburbs, findAddresses } = useWhere();
  const turnTo = useTurnTo();
  const look = (looked: Pick<SaverSearch, 'address' | 'suburb'>) => {
    const { plan } = search;
    const asked = {
      ...(looked.address && { addressId: looked.address }),
      ...(looked.suburb && { suburbId: looked.suburb }),
    };
    saver?.send({ type: 'address.ask', asked });
    const page = saverHref(saverPathOf(here, isShopper), { ...(plan && { plan }), ...looked });
    turnTo(paymentModal(page, versioned('subscription-eligibility', isV2)));
  };
  return (
    <Dialog title={texts.checkerTitle.text} size="medium">
      <div className="subscription-modal">
        <p>{texts.checkerText.text}</p>
        {isV2 && address.state !== 'unasked' ? <AddressState shown={address} checkHref={null} onRetry={retry} /> : null}
        {isShopper ? (
          <AddressPicker
            shown={shown}
            chosenId={address.told?.addressId ?? null}
            signInHref={href.signIn(here)}
            choiceWords={{ choose: texts.checkerChoose.text, current: texts.checkerCurrent.text }}
            findSuburbs={findSuburbs}
            findAddresses={findAddresses}
            onChoose={(addressId) => look({ address: String(addressId) })}
            onSend={(event) => chart?.send(event)}
          />
        ) : (
          <SuburbPicker
            find={findSuburbs}
            label={texts.checkerSuburb.text}
            current={null}
            onChoose={(suburbId) => look({ suburb: String(suburbId) })}
          />
        )}
      </div>
    </Dialog>
  );
}

/** The verdict on an address, and what to do with it. */
export function Eligibility({ isV2 }: { readonly isV2: boolean }): ReactNode {
  useLate('saver');
  const search = useSearchHere();
  useSaverAsked(search);
  const { address, isShopper, hasPass, retry } = useSaver();
  const { here, close } = useModalWays();
  const canBuy = address.state === 'eligible' && isShopper && !hasPass;
  return (
    <EligibilityModal
      address={address}
      checkHref={paymentModal(here, versioned('subscription-address-checker', isV2))}
      plansHref={canBuy ? saverHref('/deliverysubscription/plans', search) : null}
      signInHref={isShopper ? null : href.signIn(here)}
      onRetry={retry}
      onClose={close}
    />
  );
}

/** All plans, each with the way to where it is paid for. */
export function ChoosePlan(): ReactNode {
  useLate('saver');
  const search = useSearchHere();
  useSaverAsked(search);
  const { plans, isShopper, hasPass, retry } = useSaver();
  const { here, close } = useModalWays();
  return (
    <ChoosePlanModal
      plans={plans}
      hasPass={hasPass}
      signInHref={isShopper ? null : href.signIn(here)}
      chosenId={search.plan}
      payHrefOf={(plan) => saverHref('/deliverysubscription/payment', { ...search, plan })}
      onRetry={retry}
      onClose={close}
    />
  );
}

/** What the pass is, in short. */
export function AboutSaver(): ReactNode {
  useLate('saver');
  const search = useSearchHere();
  useSaverAsked(search);
  const { plans, isShopper } = useSaver();
  const { close } = useModalWays();
  return (
    <SaverPopup
      plans={plans}
      plansHref={
        isShopper ? saverHref('/deliverysubscription/plans', search) : saverHref('/deliverysubscription', search)
      }
      onClose={close}
    />
  );
}
