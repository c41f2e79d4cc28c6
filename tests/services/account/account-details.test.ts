import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  namesOf,
  namesProblems,
  phonesOf,
  phonesProblems,
  phoneText,
} from '#services/account/account-details.rules.ts';
import { samePhoneWords } from '#services/account/account-details.words.ts';
import { readPhone } from '#services/shopper/phone.rules.ts';
import { problemWords } from '#services/shopper/shopper.words.ts';

describe('The details of an account as they are typed', () => {
  it('names are judged each for itself, and kept in one form [A7.079]', () => {
    expect(namesProblems({ firstName: ' ', lastName: 'x'.repeat(61) })).toEqual({
      firstName: problemWords.nameMissing,
      lastName: problemWords.nameLong,
    });
    expect(namesProblems({ firstName: 'Hēmi', lastName: "O'Neill" })).toEqual({});
    expect(namesOf({ firstName: ' Mere  Ana ', lastName: "O'Neill" })).toEqual({
      firstName: 'Mere Ana',
      lastName: "O'Neill",
    });
  });

  it('the second number may be left empty, and may not be the first one again [B7.17]', () => {
    expect(phonesProblems({ phone: '021 123 4567', otherPhone: ' ' })).toEqual({});
    expect(phonesOf({ phone: '021 123 4567', otherPhone: ' ' })).toEqual({ phone: '+64211234567', otherPhone: null });
    expect(phonesProblems({ phone: '021 123 4567', otherPhone: '+64 21 1234567' })).toEqual({
      otherPhone: samePhoneWords,
    });
    expect(phonesProblems({ phone: '', otherPhone: '12' })).toEqual({
      phone: problemWords.phoneMissing,
      otherPhone: problemWords.phoneForm,
    });
  });

  it('a number is written as New Zealanders write it, and is the same number still [A7.078]', () => {
    expect(['+64211234567', '+6443851234', '021234567', 'home'].map(phoneText)).toEqual([
      '021 123 4567',
      '04 385 1234',
      '021 234 567',
      'home',
    ]);
    const mobile = fc.stringMatching(/^\+642\d{7,9}$/);
    const landline = fc.stringMatching(/^\+64[34679][2-9]\d{6}$/);
    fc.assert(
      fc.property(fc.oneof(mobile, landline), (phone) => {
        expect(readPhone(phoneText(phone))).toEqual({ phone });
      }),
    );
  });
});
