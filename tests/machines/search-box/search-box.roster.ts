import assert from 'node:assert/strict';
import { type SearchBoxContext, searchBoxMachine } from '#machines/search-box/index.ts';
import type { Suggestions } from '#services/catalogue/catalogue.contract.ts';
import { sampleProducts } from '#ui/product-card/sample-products.ts';
import type { Rostered } from '../kit/rostered.ts';

export const milk: Suggestions = {
  search: 'mi',
  terms: ['milk', 'milk powder'],
  departments: [{ name: 'Milk in Fridge & Deli', href: '/shop/browse/fridge-and-deli/milk' }],
  products: [sampleProducts.plain],
};
export const none: Suggestions = { search: 'mi', terms: [], departments: [], products: [] };

export const chart: Rostered = {
  name: 'search-box',
  machine: searchBoxMachine,
  inputs: [{ text: '' }, { text: 'mint' }],
  events: () => [
    { type: 'text.type', text: 'mi' },
    { type: 'text.type', text: 'mil ' },
    { type: 'text.type', text: 'm' },
    { type: 'text.clear' },
    { type: 'page.change', text: 'oats' },
    { type: 'suggestions.open' },
    { type: 'option.move', towards: 'next' },
    { type: 'option.move', towards: 'previous' },
    { type: 'option.choose', index: 0 },
    { type: 'option.choose', index: 3 },
    { type: 'box.press' },
    { type: 'caret.move' },
    { type: 'escape.press' },
    { type: 'box.leave' },
    { type: 'search.submit' },
  ],
  answers: { suggest: [milk, none, { ...none, terms: ['mint'] }] },
  shape: ({ text, offer, active, turn }: SearchBoxContext) => [
    text.trim(),
    offer?.about ?? null,
    offer?.terms.length ?? null,
    active,
    turn,
  ],
  spans: [299, 300, 301, 4_999, 5_000],
  oracle: (world) => {
    let asked = world.questions.length;
    let told = world.emitted.length;
    let restedMs = 0;
    return (happened, before) => {
      const now = world.snapshot();
      const { text, offer, active } = now.context as SearchBoxContext;
      const news = world.questions.slice(asked);
      const reports = world.emitted.slice(told);
      [asked, told] = [world.questions.length, world.emitted.length];
      if (happened.kind === 'wait') restedMs += happened.ms;
      if (happened.kind === 'event' && happened.event.type === 'text.type') restedMs = 0;

      assert.ok(world.open().length <= 1, 'Two questions are open.');
      if (news.length > 0) {
        assert.ok([...text.trim()].length >= 2, 'The store was asked about fewer than two characters.');
        const isAskedFor =
          happened.kind === 'event' && ['suggestions.open', 'option.move'].includes(happened.event.type);
        assert.ok(isAskedFor || happened.kind === 'wait', 'Typing itself asked the store.');
        if (happened.kind === 'wait') assert.ok(restedMs >= 300, 'The keys had not rested.');
      }
      const options = offer ? offer.terms.length + offer.departments.length + offer.products.length : 0;
      if (active !== null) assert.ok(active >= 0 && active < options, 'The arrow keys are on no option.');
      if (now.hasTag('offered')) assert.equal(offer?.about, text.trim(), 'What is offered is for another text.');
      if (!now.hasTag('shown') && !now.matches('dismissed')) assert.equal(offer, null, 'An offer is kept for nobody.');

      const was = (before.context as SearchBoxContext).text;
      const isOwn =
        happened.kind === 'event' &&
        ['text.clear', 'escape.press', 'option.choose', 'text.type', 'page.change'].includes(happened.event.type);
      if (!isOwn) assert.equal(text, was, 'What was typed changed, and nobody had asked for it.');
      for (const { text: wanted } of reports) assert.equal(wanted, text, 'The box is told another text.');
      const isTyped = happened.kind === 'event' && ['text.type', 'page.change'].includes(happened.event.type);
      if (text !== was && !isTyped) assert.equal(reports.length, 1, 'The box was not told what stands in it.');
    };
  },
};
