import { describe, expect, it } from 'vitest';
import { countOf, optionsOf } from '#machines/search-box/index.ts';
import { FaultError } from '#services/fault.ts';
import type { Question } from '../kit/world.ts';
import { open } from './search-box.rig.ts';
import { milk, none } from './search-box.roster.ts';

describe('[A7.O1] Suggestions', () => {
  it('are asked for from two typed characters on, the room around them not counted', () => {
    const { type, pass, questions } = open();
    for (const text of ['m', ' m ', '  ', 'ā', 'a\u0304']) {
      type(text);
      pass(1_000);
    }
    expect(questions).toEqual([]);
    type('mi');
    pass(300);
    expect(questions).toHaveLength(1);
  });

  it('are asked for once the keys have rested for 300 ms, once for all that was typed meanwhile', () => {
    const { type, pass, questions } = open();
    for (const text of ['mi', 'mil', 'milk']) {
      type(text);
      pass(299);
    }
    expect(questions).toEqual([]);
    pass(1);
    expect(questions).toHaveLength(1);
    pass(60_000);
    expect(questions).toHaveLength(1);
  });

  it('for what was typed before are dropped, however late they come', async () => {
    const { type, pass, questions, answer, box, question } = open();
    type('br');
    pass(300);
    const late = question();
    type('mi');
    expect(late.signal.aborted).toBe(true);
    await answer(late, { ...none, terms: ['bread'] });
    expect(optionsOf(box())).toEqual([]);
    pass(300);
    await answer(questions[1] as Question, milk);
    expect(optionsOf(box())[0]).toEqual({ kind: 'term', text: 'milk' });
    expect(countOf(box())).toBe(4);
  });

  it('that fail or do not come within five seconds leave a plain search box, and nothing is asked again by itself', async () => {
    const failures = [
      (world: ReturnType<typeof open>) =>
        world.refuse(world.question(), new FaultError({ tag: 'garbled', message: '' })),
      (world: ReturnType<typeof open>) => world.refuse(world.question(), new Error('boom')),
      async (world: ReturnType<typeof open>) => world.pass(5_000),
    ];
    for (const fail of failures) {
      const world = open();
      world.type('mi');
      world.pass(300);
      const question = world.question();
      await fail(world);
      expect(world.box().value).toBe('failed');
      expect([optionsOf(world.box()), countOf(world.box())]).toEqual([[], null]);
      await world.answer(question, milk);
      world.pass(60_000);
      expect([world.box().value, world.questions.length]).toEqual(['failed', 1]);
      expect(world.errors).toEqual([]);
      world.type('mil');
      world.pass(300);
      expect(world.questions).toHaveLength(2);
    }
  });

  it('of which there are none are told as none', async () => {
    const { offer, box } = open();
    await offer('zz', none);
    expect([box().value, countOf(box()), optionsOf(box())]).toEqual(['nothing', 0, []]);
  });

  it('for what is on show already are not asked for again', async () => {
    const { offer, type, pass, questions, box } = open();
    await offer('milk');
    type('milk ', 'milk');
    pass(1_000);
    expect(questions).toHaveLength(1);
    expect(countOf(box())).toBe(4);
  });

  it('are at most four words, three departments and six products, none of another shop', async () => {
    const { offer, box } = open();
    const department = (href: string) => ({ name: href, href });
    await offer('mi', {
      search: 'mi',
      terms: Array.from({ length: 20 }, (_, index) => `milk ${index}`),
      departments: ['//evil.example', 'https://evil.example', 'javascript:alert(1)', '/shop/browse/fridge'].map(
        department,
      ),
      products: Array.from({ length: 20 }, () => milk.products[0]),
    });
    const kinds = optionsOf(box()).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'term')).toHaveLength(4);
    expect(kinds.filter((kind) => kind === 'product')).toHaveLength(6);
    expect(optionsOf(box()).filter(({ kind }) => kind === 'department')).toEqual([
      { kind: 'department', department: department('/shop/browse/fridge') },
    ]);
  });
});
