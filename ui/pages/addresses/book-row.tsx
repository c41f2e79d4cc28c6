import type { ReactNode } from 'react';
import type { ShopperAddress } from '#services/address/address.contract.ts';
import { addressLines } from '#services/address/street.rules.ts';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { addressBookTexts as texts } from '#ui/texts/address-book.texts.ts';
import type { AddressesPageProps } from './addresses.types.ts';
import { RemoveQuestion } from './remove-question.tsx';

type Props = Pick<AddressesPageProps, 'shown' | 'next' | 'change' | 'onSend' | 'onMakePrimary'> & {
  readonly address: ShopperAddress;
};

const zoneTexts = { dryGoods: texts.dryGoods, limited: texts.limited, outOfZone: texts.outOfZone } as const;

/** One address, line by line, with what is true of it and what can be done. */
export function BookRow({ address, shown, next, change, onSend, onMakePrimary }: Props): ReactNode {
  const { id, isPrimary, zone, label } = address;
  const isCurrent = next.isDelivered && next.addressId === id;
  const isAsked = shown.edit === 'asking' && shown.about?.id === id;
  const isChoosing = change.state === 'changing';
  const isThisChoosing = isChoosing && change.wish?.type === 'address.choose' && change.wish.addressId === id;
  const named = <span className="visually-hidden">{`: ${label}`}</span>;
  return (
    <li className="address-row" data-chosen={isCurrent || undefined}>
      <p className="address-book-lines">
        {addressLines(address).map((line, at) => (
          <span key={`${at}`} className="address-row-line">
            {line}
          </span>
        ))}
      </p>
      {isPrimary || isCurrent ? (
        <p className="address-book-notes">
          {isPrimary ? <span className="address-row-note">{texts.primary.text}</span> : null}
          {isCurrent ? (
            <span className="address-row-note">
              <Icon name="check" size="small" /> {texts.current.text}
            </span>
          ) : null}
        </p>
      ) : null}
      {zone && zone !== 'normal' ? (
        <p className="address-book-zone">
          <Icon name="alert" size="small" /> {zoneTexts[zone].text}
        </p>
      ) : null}
      {isAsked ? (
        <RemoveQuestion address={address} shown={shown} next={next} onSend={onSend} />
      ) : (
        <div className="address-row-actions" data-needs-script="">
          {isCurrent && isPrimary ? null : (
            <Button
              size="small"
              look="outline"
              aria-disabled={isChoosing || change.state === 'blocked' || undefined}
              onClick={() => {
                if (!isChoosing && change.state !== 'blocked') onMakePrimary(id);
              }}
            >
              {(isThisChoosing ? texts.choosing : isPrimary ? texts.deliverHere : texts.makePrimary).text}
              {named}
            </Button>
          )}
          <Button
            size="small"
            look="quiet"
            data-edits={id}
            onClick={() => onSend({ type: 'form.open', addressId: id })}
          >
            {texts.change.text}
            {named}
          </Button>
          <Button
            size="small"
            look="quiet"
            data-removes={id}
            onClick={() => onSend({ type: 'address.remove', addressId: id })}
          >
            {texts.remove.text}
            {named}
          </Button>
        </div>
      )}
    </li>
  );
}
