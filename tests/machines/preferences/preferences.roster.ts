import assert from 'node:assert/strict';
import { type PreferencesContext, preferencesMachine, type Wish, type WishKept } from '#machines/preferences/index.ts';
import type { Preferences, PreferencesTold } from '#services/preferences/preferences.contract.ts';
import { longestUsualInstructions, noPreferences } from '#services/preferences/preferences.words.ts';
import type { Rostered } from '../kit/rostered.ts';

export const told = (more: Partial<Preferences> = {}): PreferencesTold => ({
  preferences: { ...noPreferences, ...more },
  packagingWays: [{ packagingPreferenceId: 'no-bags', name: 'No bags', description: '', feeCents: 0 }],
});
export const kept = (more: Partial<Preferences> = {}): WishKept => ({ of: 'preferences', told: told(more) });

const wishes: readonly Wish[] = [
  { name: 'paperPackingSlip', value: true },
  { name: 'paperPackingSlip', value: false },
  { name: 'beta', value: true },
];
type Now = { readonly value: { readonly knowing: string }; readonly context: PreferencesContext };
const wantedIn = ({ asked, waiting, lost }: PreferencesContext) => [
  ...(asked ? [asked.name] : []),
  ...waiting.map(({ name }) => name),
  ...lost.map(({ wish }) => wish.name),
];

export const chart: Rostered = {
  name: 'preferences',
  machine: preferencesMachine,
  inputs: [{ subject: 'aroha' }, { subject: null }],
  events: () => [
    { type: 'preferences.need' },
    { type: 'preferences.retry' },
    ...wishes.map((wish) => ({ type: 'wish.make', wish })),
    { type: 'wish.retry', name: 'paperPackingSlip' },
    { type: 'wish.putBack', name: 'paperPackingSlip' },
    { type: 'wish.retry', name: 'orderNotes' },
    { type: 'text.type', field: 'orderNotes', text: 'Ripe ones ' },
    { type: 'text.type', field: 'instructions', text: 'x'.repeat(longestUsualInstructions + 1) },
    { type: 'text.leave' },
    { type: 'session.ended' },
    { type: 'user.changed', subject: 'aroha', isShopper: true },
    { type: 'user.changed', subject: 'hemi', isShopper: true },
    { type: 'user.changed', subject: null, isShopper: false },
  ],
  pathEvents: () => [
    { type: 'preferences.need' },
    { type: 'preferences.retry' },
    ...wishes.slice(0, 2).map((wish) => ({ type: 'wish.make', wish })),
    { type: 'wish.retry', name: 'paperPackingSlip' },
    { type: 'wish.putBack', name: 'paperPackingSlip' },
    { type: 'text.type', field: 'orderNotes', text: 'Ripe ones' },
    { type: 'text.leave' },
    { type: 'session.ended' },
    { type: 'user.changed', subject: 'aroha', isShopper: true },
  ],
  answers: {
    loadPreferences: [told(), told({ orderNotes: 'Green ones' })],
    saveWish: [kept({ paperPackingSlip: true }), { of: 'beta', isInBeta: true }],
  },
  spans: [999, 1_000],
  shape: (context: PreferencesContext) => [
    context.subject,
    context.told === null,
    context.fault === null,
    context.isStale,
    wantedIn(context),
    context.drafts.orderNotes,
  ],
  oracle: (world) => (happened, before) => {
    const { value, context } = world.snapshot() as unknown as Now;
    const was = before.context as PreferencesContext;
    const open = world.open().filter(({ signal }) => !signal.aborted);
    assert.ok(open.length <= 1, 'The store is asked two things at once.');
    const names = wantedIn(context);
    if (context.subject === null)
      assert.deepEqual([open.length, context.told, names], [0, null, []], 'Something of nobody has stayed.');
    if (context.subject !== was.subject) assert.equal(context.told, null, 'What another shopper prefers has stayed.');
    assert.equal(new Set(context.waiting.map(({ name }) => name)).size, context.waiting.length, 'Two wishes wait.');
    if (value.knowing === 'telling') assert.notEqual(context.asked, null, 'Nothing is being told.');
    const isLet =
      happened.kind === 'event' &&
      ['text.leave', 'session.ended', 'user.changed', 'text.type'].includes(happened.event.type);
    const isKept = happened.kind === 'answer' && happened.name === 'saveWish';
    const typed = was.drafts.orderNotes;
    if (typed !== null && !isLet && !isKept) assert.equal(context.drafts.orderNotes, typed, 'What was typed is lost.');
    if (happened.kind === 'refusal' && happened.name === 'saveWish' && was.asked !== null)
      assert.ok(names.includes(was.asked.name), 'A wish that did not get through is forgotten.');
  },
};
