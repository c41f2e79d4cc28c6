import type { ReactNode } from 'react';
import type { Store } from '#services/fulfilment/fulfilment.contract.ts';
import { regionAnchorOf, regionsOf } from '#services/fulfilment/stores.rules.ts';
import { A } from '#ui/link/link.tsx';
import { storeTexts as texts } from '#ui/texts/stores.texts.ts';

type Props = { readonly stores: readonly Store[]; readonly entry: (store: Store) => ReactNode };

/** Every store, by region from north to south, with a way to each region. */
export function StoresByRegion({ stores, entry }: Props) {
  const regions = regionsOf(stores);
  return (
    <>
      <nav aria-label={texts.regions.text}>
        <ul className="store-finder-regions">
          {regions.map(({ name }) => (
            <li key={name}>
              <A href={`#${regionAnchorOf(name)}`}>{name}</A>
            </li>
          ))}
        </ul>
      </nav>
      {regions.map((region) => (
        <section key={region.name} aria-labelledby={regionAnchorOf(region.name)}>
          <h2 className="store-finder-region" id={regionAnchorOf(region.name)}>
            {region.name}
          </h2>
          <ul className="store-entries">{region.stores.map(entry)}</ul>
        </section>
      ))}
    </>
  );
}
