import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { defaultSchemePicture, expiryParts, schemePicture } from '#services/payments/instrument-words.rules.ts';

describe('The picture of a scheme', () => {
  it('stands under its name in small letters [B3.43]', () => {
    expect(schemePicture('Visa')).toBe('/assets/images/payments/visa.png');
    expect(schemePicture('MasterCard')).toBe('/assets/images/payments/mastercard.png');
  });

  it.each([null, '', '  ', '../../secret', 'a/b', '.hidden', 'x?y', 'http://evil.test/a'])(
    'is the default one where nobody says whose card it is, or what stands there is no name: %s [B3.44]',
    (scheme) => {
      expect(schemePicture(scheme)).toBe(defaultSchemePicture);
    },
  );

  it.each([schemePicture('visa'), schemePicture('mastercard'), schemePicture('wallet'), defaultSchemePicture])(
    'is there: %s [B3.43] [B3.44]',
    (path) => {
      expect(existsSync(join(import.meta.dirname, '../../../public', path))).toBe(true);
    },
  );
});

describe('How long a card is good', () => {
  it.each([
    [4, 2027, '04', '27'],
    [12, 2031, '12', '31'],
    [1, 2100, '01', '00'],
  ])('is two digits each, as printed on it: %i %i [B3.O6]', (expiryMonth, expiryYear, month, year) => {
    expect(expiryParts({ expiryMonth, expiryYear })).toEqual({ month, year });
  });
});
