import { describe, expect, it } from 'vitest';
import { ask, at, blank, choose, found, give, given, leave, open, show, start, withdraw } from './inspector.rig.ts';
import { expired, signed, trolley } from './inspector.roster.ts';

describe('A sign-off', () => {
  const form = () => {
    const page = open(expired, [signed]);
    page.send(ask);
    return page;
  };

  it('is of what is on show: there is nothing to sign or to take back on the first screen', () => {
    const page = open(null, [signed]);
    page.send(ask, withdraw, give);
    expect([at(page, 'signing'), page.asking()]).toEqual(['resting', []]);
    page.send(show(trolley), withdraw);
    expect([at(page, 'signing'), page.asking()]).toEqual(['resting', []]);
  });

  it('asks for who signs and when, says what is missing, and is signed when its file is saved', async () => {
    const page = form();
    expect([at(page, 'signing'), page.tags()]).toEqual([{ form: 'asking' }, ['asked', 'shown']]);
    page.send({ ...give, name: ' ' });
    expect([at(page, 'signing'), page.tags(), page.context().pending]).toEqual([
      { form: 'lacking' },
      ['asked', 'lacking', 'shown'],
      [signed],
    ]);
    page.send(give);
    expect([at(page, 'signing'), page.tags(), page.asking(), page.context()]).toEqual([
      'saving',
      ['busy', 'shown'],
      ['saveSignOffs'],
      { ...blank, place: expired, signOffs: [signed], pending: [given], way: 'file', name: ' Ana ' },
    ]);
    await page.answer('saveSignOffs');
    expect([at(page, 'signing'), page.context().signOffs]).toEqual(['resting', [given]]);
  });

  it.each([leave, start, show(trolley)])('is not given when its form is left by $type', (event) => {
    const page = form();
    page.send(event, give);
    expect([at(page, 'signing'), page.asking(), page.context().pending]).toEqual(['resting', [], [signed]]);
  });

  it('is not given when something else that was found is shown, and not left for what was not', () => {
    const page = form();
    page.send(found, choose(7));
    expect(at(page, 'signing')).toEqual({ form: 'asking' });
    page.send(choose(1));
    expect([at(page, 'signing'), page.context().place]).toEqual(['resting', trolley]);
  });

  it('that was not saved is not signed, says so, and is saved by another try', async () => {
    const page = form();
    page.send(give);
    await page.refuse('saveSignOffs', new Error('full'));
    expect([at(page, 'signing'), page.tags(), page.context().signOffs]).toEqual([
      { form: 'unsaved' },
      ['asked', 'shown', 'unsaved'],
      [signed],
    ]);
    page.send(give);
    await page.answer('saveSignOffs');
    expect(page.context().signOffs).toEqual([given]);
  });

  it.each([start, show(trolley)])(
    'that was not saved is asked for no more where one has gone on by $type',
    async (event) => {
      const page = form();
      page.send(give, event);
      await page.refuse('saveSignOffs', new Error('full'));
      expect([at(page, 'signing'), page.context().signOffs]).toEqual(['resting', [signed]]);
    },
  );

  it('is taken back when the file without it is saved', async () => {
    const page = open(expired, [signed]);
    page.send(withdraw);
    expect([at(page, 'signing'), page.tags(), page.context().pending, page.context().signOffs]).toEqual([
      'withdrawing',
      ['busy', 'shown'],
      [],
      [signed],
    ]);
    await page.answer('saveSignOffs');
    expect([at(page, 'signing'), page.context().signOffs]).toEqual(['resting', []]);
  });
});

describe('A signature that could not be taken back', () => {
  const standing = async () => {
    const page = open(expired, [signed]);
    page.send(withdraw);
    await page.refuse('saveSignOffs', new Error('full'));
    return page;
  };

  it('stands, and is not asked for anew: it can be taken back again, or signed again', async () => {
    const page = await standing();
    expect([at(page, 'signing'), page.tags(), page.context().signOffs]).toEqual([
      'standing',
      ['shown', 'standing'],
      [signed],
    ]);
    page.send(withdraw);
    await page.answer('saveSignOffs');
    expect([at(page, 'signing'), page.context().signOffs]).toEqual(['resting', []]);
    const again = await standing();
    again.send(ask);
    expect(at(again, 'signing')).toEqual({ form: 'asking' });
  });

  it.each([start, show(trolley)])('is said to stand no longer than it is on show: $type', async (event) => {
    const page = await standing();
    page.send(event);
    expect(at(page, 'signing')).toBe('resting');
    const late = open(expired, [signed]);
    late.send(withdraw, event);
    await late.refuse('saveSignOffs', new Error('full'));
    expect(at(late, 'signing')).toBe('resting');
  });

  it('is said to stand until something else that was found is shown', async () => {
    const page = await standing();
    page.send(found, choose(7));
    expect(at(page, 'signing')).toBe('standing');
    page.send(choose(1));
    expect(at(page, 'signing')).toBe('resting');
  });
});
