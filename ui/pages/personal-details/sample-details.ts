import type { AccountDetails } from '#services/account/account-details.contract.ts';

export const sampleDetails: AccountDetails = {
  firstName: 'Aroha',
  lastName: 'Ngata',
  birthDate: '1990-02-06',
  phone: '+64211234567',
  otherPhone: null,
  email: 'aroha@kete.example',
  memberSinceMs: Date.UTC(2024, 2, 11),
  awaitedEmail: null,
  signInAt: null,
};
