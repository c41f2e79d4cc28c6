import assert from 'node:assert/strict';
import { type DietaryProfileContext, dietaryProfileMachine } from '#machines/dietary-profile/index.ts';
import { type DietaryProfile, noDiet } from '#services/dietary/dietary.contract.ts';
import type { Rostered } from '../kit/rostered.ts';

export const noMilk: DietaryProfile = { ...noDiet, avoids: ['Milk'] };
export const vegan: DietaryProfile = { ...noDiet, diets: ['Vegan'] };

export const chart: Rostered = {
  name: 'dietary-profile',
  machine: dietaryProfileMachine,
  inputs: [{ subject: 'aroha' }, { subject: null }],
  events: () => [
    { type: 'profile.need' },
    { type: 'profile.want', profile: noMilk },
    { type: 'profile.want', profile: vegan },
    { type: 'profile.retry' },
    { type: 'profile.putBack' },
    { type: 'session.ended' },
    { type: 'user.changed', subject: 'aroha', isShopper: true },
    { type: 'user.changed', subject: 'hemi', isShopper: true },
    { type: 'user.changed', subject: null, isShopper: false },
  ],
  answers: { loadProfile: [noDiet, noMilk], saveProfile: [noMilk, vegan] },
  shape: ({ subject, told, asked, wanted, fault }: DietaryProfileContext) => [
    subject,
    ...[told, asked, wanted].map((profile) => profile && [...profile.diets, ...profile.avoids].join()),
    fault?.tag ?? null,
  ],
  oracle: (world) => {
    let asked = world.questions.length;
    return (_, before) => {
      const { value, context } = world.snapshot() as unknown as { value: string; context: DietaryProfileContext };
      const was = before.context as DietaryProfileContext;
      const news = world.questions.length - asked;
      asked = world.questions.length;
      assert.ok(world.open().filter(({ signal }) => !signal.aborted).length <= 1, 'The store is asked twice at once.');
      if (news > 0) assert.notEqual(context.subject, null, 'The store was asked for nobody.');
      if (context.subject !== was.subject)
        assert.deepEqual([context.told, context.asked, context.wanted], [null, null, null], 'How another eats stayed.');
      if (value === 'saved') assert.equal(context.asked, null, 'It is called saved, and something is not.');
      if (value === 'lost') assert.notEqual(context.fault, null, 'It was lost and nobody can say why.');
    };
  },
};
