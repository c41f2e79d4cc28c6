import type { Services } from '../services.ts';
import { addressOption, suburbOption } from './options.rules.ts';
import type { PlaceOption } from './place.rules.ts';

type Find = (text: string, signal: AbortSignal) => Promise<readonly PlaceOption[]>;

/** Looks up places for a box; what asks the store comes with the first question. */
export function createPlaceFinder({ adapter }: Pick<Services, 'adapter'>) {
  const service = async () => adapter((await import('./address.http.ts')).createAddressService);
  return {
    suburbs: (async (text, signal) =>
      (await (await service()).suburbs(text, signal)).suburbs.map(suburbOption)) as Find,
    /** In one suburb, when it is known. */
    addresses:
      (suburbId: number | null): Find =>
      async (text, signal) =>
        (await (await service()).find(text, suburbId, signal)).addresses.map(addressOption),
  };
}
