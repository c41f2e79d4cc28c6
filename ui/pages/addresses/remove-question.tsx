import { type ReactNode, useEffect, useRef } from 'react';
import type { ShopperAddress } from '#services/address/address.contract.ts';
import { Button } from '#ui/button/button.tsx';
import { FormFault } from '#ui/form/form-fault.tsx';
import { addressBookTexts as texts } from '#ui/texts/address-book.texts.ts';
import type { AddressesPageProps } from './addresses.types.ts';

type Props = Pick<AddressesPageProps, 'shown' | 'next' | 'onSend'> & { readonly address: ShopperAddress };

/** What comes of it when an address goes: of the next order, of the main address, and of orders that are placed. */
function consequences({ address, shown: { addresses }, next }: Pick<Props, 'address' | 'shown' | 'next'>) {
  const isCurrent = next.isDelivered && next.addressId === address.id;
  const heir = address.isPrimary ? addresses.find(({ id }) => id !== address.id) : undefined;
  return [
    ...(isCurrent ? [texts.removeCurrent.text.replace('{suburb}', () => address.suburb)] : []),
    ...(isCurrent && next.isTimeHeld ? [texts.removeHeld.text] : []),
    ...(heir ? [texts.removeNext.text.replace('{address}', () => heir.label)] : []),
    texts.removePlaced.text,
  ];
}

/** Asks before an address goes, and says what else that changes. */
export function RemoveQuestion({ address, shown, next, onSend }: Props): ReactNode {
  const yes = useRef<HTMLButtonElement>(null);
  useEffect(() => yes.current?.focus(), []);
  const question = texts.removeAsk.text.replace('{address}', () => address.label);
  return (
    <div className="address-row-ask" role="group" aria-label={question}>
      <p>
        <b>{question}</b>
      </p>
      <p id={`remove-${address.id}`}>{consequences({ address, shown, next }).join(' ')}</p>
      <FormFault fault={shown.fault} />
      <div className="address-row-actions">
        <Button
          size="small"
          ref={yes}
          aria-describedby={`remove-${address.id}`}
          aria-disabled={shown.isBusy || undefined}
          onClick={() => onSend({ type: 'remove.confirm' })}
        >
          {shown.isBusy ? texts.removing.text : texts.removeYes.text}
        </Button>
        <Button size="small" look="quiet" onClick={() => onSend({ type: 'remove.cancel' })}>
          {texts.keep.text}
        </Button>
      </div>
    </div>
  );
}
