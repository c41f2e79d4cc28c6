import './where-modals.css';
import type { PickupAddress } from '#services/fulfilment/choice.contract.ts';
import { type PickupType, pickupTypes } from '#services/fulfilment/fulfilment.words.ts';
import { clockText, type Hours } from '#services/fulfilment/hours.rules.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { pickupIcons } from '#ui/pickup-picker/pickup-place.tsx';
import { pickupNames } from '#ui/texts/pickup-picker.texts.ts';
import { whereModalTexts as texts, wayWords } from '#ui/texts/where-modals.texts.ts';

type WaysProps = {
  readonly types?: readonly PickupType[];
  /** When an order could be picked up next in each way, in words; null where there is no time. */
  readonly nextTimes?: Partial<Readonly<Record<PickupType, string | null>>>;
};

/** Ways to pick up: what each is called and what it is like. */
export function Ways({ types = pickupTypes, nextTimes = {} }: WaysProps) {
  return (
    <ul className="pickup-ways">
      {types.map((type) => (
        <li key={type}>
          <Icon name={pickupIcons[type]} />
          <span>
            <strong>{pickupNames[type]}</strong>
            <br />
            {wayWords[type]}
            {nextTimes[type] === undefined ? null : (
              <span className="pickup-ways-next">
                {texts.next.text} {nextTimes[type] ?? texts.noTime.text}.
              </span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

type PointProps = {
  readonly place: PickupAddress;
  /** The name of the store that packs for it, where it is another place. */
  readonly packedBy: string | null;
  readonly hours: readonly Hours[];
  readonly nextTimes: WaysProps['nextTimes'];
};

/** One place to pick up: where it is, how to find it, which ways there are, and when it is open. */
export function PlaceInformation({ place, packedBy, hours, nextTimes = {} }: PointProps) {
  return (
    <div className="where-modal">
      <p>
        <strong>{place.name}</strong>
        <br />
        {place.address}
      </p>
      {place.instructions === null ? null : (
        <section>
          <h3>{texts.findIt.text}</h3>
          <p>{place.instructions}</p>
        </section>
      )}
      <section>
        <h3>{texts.ways.text}</h3>
        <Ways types={place.pickupTypes} nextTimes={nextTimes} />
      </section>
      {hours.length === 0 ? null : (
        <section>
          <h3>{texts.hours.text}</h3>
          {hours.map(({ days, opens, closes }) => (
            <p key={days}>{`${days} ${clockText(opens)} to ${clockText(closes)}`}</p>
          ))}
        </section>
      )}
      {packedBy === null ? null : <p>{texts.packedBy.text.replace('{store}', packedBy)}</p>}
    </div>
  );
}
