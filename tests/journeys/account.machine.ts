import { setup } from 'xstate';

type Step =
  | 'name.clear'
  | 'name.lose'
  | 'name.race'
  | 'name.save'
  | 'name.again'
  | 'phones.open'
  | 'phones.same'
  | 'phones.send'
  | 'proof.miss'
  | 'proof.back'
  | 'proof.give'
  | 'signIn.open'
  | 'email.send'
  | 'email.prove'
  | 'code.miss'
  | 'code.give'
  | 'page.reload'
  | 'password.weak'
  | 'password.miss'
  | 'password.change';

/** What a shopper does about their account: their name, the numbers they are called on, and how they sign in. */
export const accountMachine = setup({
  types: {} as { events: { type: Step } },
}).createMachine({
  id: 'account',
  description: 'A shopper looks after their name, their phone numbers and how they sign in.',
  initial: 'details',
  states: {
    details: {
      description: 'What the shop knows of the shopper, prefilled.',
      on: {
        'name.clear': 'nameless',
        'name.lose': 'unsaved',
        'name.race': 'raced',
        'name.save': 'named',
        'phones.open': 'phones',
        'signIn.open': 'signIn',
      },
    },
    nameless: { description: 'No first name: its field says what is missing.', on: { 'name.save': 'named' } },
    unsaved: { description: 'It did not get through; what was typed stands.', on: { 'name.again': 'named' } },
    raced: {
      description: 'The name was changed in another tab meanwhile; both are shown.',
      on: { 'name.again': 'named' },
    },
    named: { description: 'The name is saved, and the shop greets by it.', on: { 'phones.open': 'phones' } },
    phones: {
      description: 'The phone numbers, over the page, prefilled.',
      on: { 'phones.same': 'samePhones', 'phones.send': 'proving' },
    },
    samePhones: { description: 'One number twice: its field says so.', on: { 'phones.send': 'proving' } },
    proving: {
      description: 'The password is asked for once more; the numbers wait.',
      on: { 'proof.miss': 'misproven', 'proof.back': 'phonesTyped', 'proof.give': 'called' },
    },
    misproven: { description: 'That was not the password; the numbers wait.', on: { 'proof.give': 'called' } },
    phonesTyped: { description: 'Back at the numbers, as they were typed.', on: { 'phones.send': 'proving' } },
    called: { description: 'The numbers are saved, and said.' },
    signIn: {
      description: 'The email that they sign in with, and the form of another password.',
      on: {
        'email.send': 'emailProof',
        'password.weak': 'weak',
        'password.miss': 'notTheirs',
        'password.change': 'changed',
      },
    },
    emailProof: {
      description: 'The password is asked for once more; the new email waits.',
      on: { 'email.prove': 'code' },
    },
    code: {
      description: 'The code that went to the new email is asked for.',
      on: { 'code.miss': 'wrongCode', 'code.give': 'emailed', 'page.reload': 'code' },
    },
    wrongCode: {
      description: 'Another code than the one of the letter: its field says so.',
      on: { 'code.give': 'emailed' },
    },
    emailed: { description: 'They sign in with the new email, and the old one was written to.' },
    weak: { description: 'The new password is too weak: its field says why.', on: { 'password.change': 'changed' } },
    notTheirs: { description: 'The old password is not the right one.', on: { 'password.change': 'changed' } },
    changed: { description: 'The new password opens the account, and the old one does not.' },
  },
});
