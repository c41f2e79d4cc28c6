import './where-modals.css';
import type { PickupAddress } from '#services/fulfilment/choice.contract.ts';
import { regionsOf } from '#ui/pickup-picker/pickup-groups.ts';
import { bootSteps, whereModalTexts as texts } from '#ui/texts/where-modals.texts.ts';

/** How groceries come into the boot, step by step. */
export const BootSteps = () => (
  <section className="boot-steps">
    <h3>{texts.bootHow.text}</h3>
    <ol>
      {bootSteps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  </section>
);

const hasBoot = ({ pickupTypes }: PickupAddress) => pickupTypes.includes('DirectToBoot');

/** The stores that have it, by region from north to south. */
export function BootStores({ places }: { readonly places: readonly PickupAddress[] }) {
  const stores = places.filter(hasBoot);
  if (stores.length === 0) return <p>{texts.bootNone.text}</p>;
  return (
    <div className="boot-stores">
      <p>{texts.bootStores.text.replace('{n}', String(stores.length))}</p>
      {regionsOf(stores, null).map((region) => (
        <section key={region.name}>
          <h3>{region.name}</h3>
          <ul>
            {region.places.map((place) => (
              <li key={place.id}>
                <strong>{place.name}</strong>, {place.address}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** How it works, and whether the shopper's own store has it; null when no store is known. */
export function BootAt({ store }: { readonly store: PickupAddress | null }) {
  return (
    <>
      <p>{texts.bootLead.text}</p>
      {store && hasBoot(store) ? <p>{texts.bootAt.text.replace('{store}', store.name)}</p> : null}
      {store && !hasBoot(store) ? <p>{texts.bootNotAt.text.replace('{store}', store.name)}</p> : null}
    </>
  );
}
