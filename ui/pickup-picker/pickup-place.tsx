import type { PickupAddress } from '#services/fulfilment/choice.contract.ts';
import type { PickupType } from '#services/fulfilment/fulfilment.words.ts';
import { Icon } from '#ui/icon/icon.tsx';
import type { IconName } from '#ui/icon/icon-names.generated.ts';
import { A } from '#ui/link/link.tsx';
import { pickupNames, pickupPickerTexts as texts } from '#ui/texts/pickup-picker.texts.ts';
import { distanceText, type Near } from './pickup-groups.ts';
import type { PickupPickerProps } from './pickup-picker.tsx';

/** The icon of each way to pick up. */
export const pickupIcons: Readonly<Record<PickupType, IconName>> = {
  InStore: 'store',
  DirectToBoot: 'direct-to-boot',
  DriveUp: 'truck',
  DriveThrough: 'delivery-truck',
  ELocker: 'lock',
  Locker: 'pick-up',
};

type Props = Pick<
  PickupPickerProps,
  'chosen' | 'choosing' | 'isBlocked' | 'onChoose' | 'onSame' | 'aboutHref' | 'nextTimes'
> & {
  readonly place: PickupAddress;
  readonly near: Near | null;
};

/** One place with a button for each way to pick up there. */
export function PickupPlace({
  place,
  near,
  chosen,
  choosing,
  isBlocked = false,
  onChoose,
  onSame,
  aboutHref,
  nextTimes,
}: Props) {
  const isHere = chosen?.addressId === place.id;
  return (
    <li className="pickup-place" data-chosen={isHere || undefined}>
      <p className="pickup-place-name">
        {place.name}
        {isHere ? (
          <span className="pickup-place-chosen">
            <Icon name="check" size="small" /> {texts.chosen.text}
          </span>
        ) : null}
      </p>
      <p className="pickup-place-note">
        {place.address}
        {near && near.name !== place.name ? ` · ${distanceText(place, near)} ${texts.away.text} ${near.name}` : ''}
      </p>
      {nextTimes?.[place.id] === undefined ? null : (
        <p className="pickup-place-note">
          {texts.nextTime.text} {nextTimes[place.id]}
        </p>
      )}
      <div className="pickup-place-ways">
        {place.pickupTypes.map((type) => {
          const isChosen = isHere && (chosen?.pickupType ?? place.pickupTypes[0]) === type;
          const isChoosing = choosing?.addressId === place.id && (choosing.pickupType ?? place.pickupTypes[0]) === type;
          return (
            <button
              key={type}
              type="button"
              className="pickup-way"
              data-needs-script=""
              aria-pressed={isChosen}
              aria-disabled={isBlocked || isChoosing || undefined}
              onClick={() => {
                if (isBlocked || isChoosing) return;
                if (isChosen) onSame?.();
                else onChoose(place.id, type);
              }}
            >
              <Icon name={isChosen ? 'check' : pickupIcons[type]} size="small" />
              {isChoosing ? texts.choosing.text : pickupNames[type]}{' '}
              <span className="visually-hidden">{`${texts.at.text} ${place.name}`}</span>
            </button>
          );
        })}
        {aboutHref ? (
          <A className="pickup-place-about" href={aboutHref(place)}>
            {texts.about.text}
            <span className="visually-hidden">{`: ${place.name}`}</span>
          </A>
        ) : null}
      </div>
    </li>
  );
}
