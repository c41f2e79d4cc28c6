import type { DisplayedInstrument } from './instruments.contract.ts';

const folder = '/assets/images/payments';
/** Of a card whose scheme nobody says, or has no picture of. */
export const defaultSchemePicture = `${folder}/default.png`;

/** The picture of a scheme. What could lead out of the folder is no name of one. */
export function schemePicture(cardScheme: string | null): string {
  const name = cardScheme?.trim().toLowerCase() ?? '';
  return /^[a-z0-9][a-z0-9 _-]*$/.test(name) ? `${folder}/${encodeURIComponent(name)}.png` : defaultSchemePicture;
}

type Expiry = Pick<DisplayedInstrument, 'expiryMonth' | 'expiryYear'>;

/** As it is printed on a card: 04 and 27. */
export const expiryParts = ({ expiryMonth, expiryYear }: Expiry) => ({
  month: String(expiryMonth).padStart(2, '0'),
  year: String(expiryYear % 100).padStart(2, '0'),
});
