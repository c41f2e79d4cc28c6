import assert from 'node:assert/strict';
import { type ShopperNotesContext, shopperNotesMachine } from '#machines/shopper-notes/index.ts';
import type { Rostered } from '../kit/rostered.ts';

type Now = { readonly value: string; readonly context: ShopperNotesContext };

export const chart: Rostered = {
  name: 'shopper-notes',
  machine: shopperNotesMachine,
  inputs: [{ subject: null }, { subject: 'aroha' }],
  events: () => [
    { type: 'note.show', sku: '100001' },
    { type: 'note.show', sku: '100002' },
    { type: 'note.ask', sku: '100001', note: '' },
    { type: 'note.ask', sku: '100001', note: 'less ripe, please' },
    { type: 'note.write' },
    { type: 'draft.change', draft: 'very ripe, please' },
    { type: 'draft.change', draft: 'x'.repeat(201) },
    { type: 'note.save' },
    { type: 'note.clear' },
    { type: 'note.cancel' },
    { type: 'note.retry' },
    { type: 'user.changed', subject: null },
    { type: 'user.changed', subject: 'aroha' },
    { type: 'user.changed', subject: 'wiremu' },
  ],
  answers: { loadNote: ['', 'not too green'], keepNote: [{ sku: '100001', note: 'less ripe, please' }] },
  shape: ({ subject, sku, note, draft, asked, fault }: ShopperNotesContext) => [
    subject === null,
    sku,
    note !== '',
    draft.length > 200,
    asked,
    fault === null,
  ],
  oracle: (world) => (happened, said) => {
    const before = said as unknown as Now;
    const { value, context } = world.snapshot() as unknown as Now;
    const isGone = context.subject === null || context.sku === null;
    assert.equal(value === 'away', isGone, 'Notes are for a shopper and a product, and then always.');
    const event = happened.kind === 'event' ? happened.event : null;
    if (event?.type === 'user.changed' && event['subject'] !== before.context.subject)
      assert.deepEqual(
        [context.note, context.draft, context.asked],
        ['', '', null],
        'A word of one shopper stayed for the next.',
      );
    const wasWriting = ['writing', 'saving', 'failed'].includes(before.value);
    const isLet =
      event && ['draft.change', 'note.cancel', 'note.show', 'note.ask', 'user.changed'].includes(event.type);
    const isKept = happened.kind === 'answer' && happened.name === 'keepNote';
    if (wasWriting && !isLet && !isKept) assert.equal(context.draft, before.context.draft, 'What was typed was lost.');
    if (value === 'saving' && before.value !== 'saving')
      assert.ok(context.draft.length <= 200, 'A note that is too long was sent.');
    assert.equal(
      world.open().length,
      ['loading', 'saving'].includes(value) ? 1 : 0,
      'One question at a time, and only where it is waited for.',
    );
  },
};
