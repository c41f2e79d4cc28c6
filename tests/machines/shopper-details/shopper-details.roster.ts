import assert from 'node:assert/strict';
import { isBusy, isDone, shopperDetailsMachine, type ShopperDetailsContext } from '#machines/shopper-details/index.ts';
import { FaultError } from '#services/fault.ts';
import { contextAnswer } from '../kit/answers.ts';
import type { Rostered } from '../kit/rostered.ts';

const refused = { tag: 'refused', status: 400, code: 'Invalid', message: 'Please check it.' } as const;
export const tooYoung = new FaultError({ ...refused, fieldErrors: { birthDate: 'You need to be 13 or older.' } });
export const nobodyThere = new FaultError({ ...refused, status: 401, code: 'NotSignedIn' });
export const details = {
  firstName: 'Hēmi',
  lastName: 'Tane',
  birthDate: '1990-02-01',
  phone: '+64211234567',
  suburbId: 7,
  deliveryAddress: null,
  onecardNumber: null,
  acceptsTerms: true,
} as const;
const submit = { type: 'form.submit', details, problems: {} };

export const chart: Rostered = {
  name: 'shopper-details',
  machine: shopperDetailsMachine,
  inputs: [{}],
  events: () => [
    { type: 'page.open', subject: 'one' },
    { type: 'page.open', subject: 'two' },
    { type: 'page.leave' },
    { type: 'draft.finished' },
    { type: 'draft.change', draft: { firstName: 'Hēmi' } },
    submit,
    { ...submit, problems: { phone: 'Write a phone number.' } },
  ],
  answers: {
    readDraft: [{ firstName: 'Mere' }, null],
    rememberDraft: [null],
    forgetDraft: [null],
    tellDetails: [contextAnswer({ isLoggedIn: true, isShopper: true })],
  },
  refusals: { tellDetails: [tooYoung, nobodyThere] },
  shape: (context: ShopperDetailsContext) => [
    context.subject,
    Object.keys(context.draft),
    context.recalled === null,
    Object.keys(context.problems),
    context.fault === null,
  ],
  spans: [399, 400, 401],
  oracle: (world) => {
    let told = 0;
    let wasBusy = false;
    const formOf = (said: unknown) => JSON.stringify((said as { value: { form: unknown } }).value.form);
    return (happened, before) => {
      const now = world.snapshot() as never;
      const { context } = now as { context: ShopperDetailsContext };
      if (happened.kind === 'answer' && happened.name === 'tellDetails') told++;
      const was = before as never as { readonly context: ShopperDetailsContext };
      if (isBusy(now))
        assert.deepEqual([context.problems, context.fault], [{}, null], 'What is on its way is not judged.');
      if (happened.kind === 'event' && happened.event.type === 'form.submit' && wasBusy)
        assert.deepEqual(
          [context.problems, context.fault],
          [was.context.problems, was.context.fault],
          'Pressing again while it is on its way changes nothing.',
        );
      if (isDone(now)) assert.ok(told > 0, 'They are a shopper only when the store says so.');
      if (context.subject === null) assert.deepEqual(context.draft, {}, 'Nothing is kept for nobody.');
      if (happened.kind === 'event' && happened.event.type.startsWith('draft'))
        assert.equal(formOf(now), formOf(before), 'Typing moves the form nowhere.');
      wasBusy = isBusy(now);
    };
  },
};
