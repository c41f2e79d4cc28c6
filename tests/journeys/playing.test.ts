import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { TraceRecord } from '#services/inspection/trace.contract.ts';
import type { GeneratedJourney } from '../../bin/journeys/journeys.types.ts';
import { createCoverage } from '../../bin/playing/covered.ts';
import { createAlbum } from '../../bin/playing/pictures.ts';
import { lookFor, shownOf, specifiedTexts } from '../../bin/playing/texts-shown.ts';
import { told, whyNot } from '../../bin/playing/told.ts';
import { BadWish, readWish, screenOf } from '../../bin/playing/wanted.ts';
import { isArea, stages } from './stages.ts';

describe('What is asked of the player of journeys', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kete-wish-'));
  const file = join(folder, 'journeys.json');
  writeFileSync(file, '{"goal": "mine", "seed": 1, "journeys": [{"id": 7}], "unreachable": []}');

  it.each([
    [['--screen', 'watch'], /phone or desktop/],
    [['--workers', 'many'], /whole number/],
    [['--workers', '0'], /whole number from 1/],
    [['--seed', '1.5'], /whole number/],
    [['--goal', 'smoke', '--file', file], /not both/],
    [['--file', join(folder, 'nowhere.json')], /cannot be read/],
    [['--file', file], /journeys\.0\.id/],
    [['--sideways'], /sideways/],
    [['--goal', 'the moon'], /moon/],
    [['--journey', 'J-nobody'], /J-nobody/],
  ])('is refused with the reason when it is %j', (args, reason) => {
    expect(() => readWish(args)).toThrow(BadWish);
    expect(() => readWish(args)).toThrow(reason);
  });

  it('is the smoke test where nothing is said, each journey on the screen that it was made for', () => {
    const { set } = readWish([]);
    expect(set.goal).toBe('smoke');
    expect(set.journeys.length).toBeGreaterThan(3);
    for (const journey of set.journeys) expect(screenOf(journey, null)).toBe(journey.settings['device']);
    rmSync(folder, { recursive: true });
  });

  it('is known to be a part where some of the whole are left out, so that nothing kept of the others is dropped', () => {
    const { set, isWhole } = readWish(['--goal', 'whole']);
    expect(isWhole).toBe(true);
    const first = set.journeys[0]?.id ?? '';
    for (const part of [
      ['--journey', first],
      ['--goal', 'whole', '--most', '2'],
      ['--goal', 'whole', '--seed', '2'],
      [],
    ])
      expect(readWish(part).isWhole).toBe(false);
  });

  it('can be every area that has a stage, each with a place to begin', () => {
    for (const { journey } of Object.values(stages)) expect(journey.machine.root.initial.target).toHaveLength(1);
    expect(isArea('trolley')).toBe(true);
    expect(isArea('toString')).toBe(false);
  });
});

describe('A text of the specification', () => {
  it('is found where it stands, whatever is in its gaps', () => {
    expect(lookFor('Your time is held till {time} today')('your time is held till 9:40 am today.')).toBe(true);
    expect(lookFor('Delivery Saver')('what delivery saver is')).toBe(false);
    expect(lookFor('Delivery Saver')('delivery saver')).toBe(true);
    expect(lookFor('Are you sure (really)?')('are you sure (really)?')).toBe(true);
  });

  it('is one of those of the shop, by the row that fixes it', async () => {
    const texts = await specifiedTexts();
    expect(texts.length).toBeGreaterThan(120);
    const shown = shownOf(texts, ["oops! that didn't go to plan", '404 page not found.']);
    expect(shown.map(({ row }) => row)).toEqual(['B2.01', 'B2.02']);
  });
});

const step = (n: number, arrows: readonly string[]): TraceRecord => ({
  ...{
    n,
    atMs: 0,
    kind: 'step',
    actor: 'x:1',
    event: 'e',
    arrows: [...arrows],
    states: ['door', 'door.shut'],
    context: {},
  },
});

describe('What browsers covered', () => {
  it('counts states, arrows, pairs of arrows, and both sides of guards', () => {
    const coverage = createCoverage();
    coverage.add([step(1, ['door.shut knock #1']), step(2, ['door.shut knock #0'])]);
    expect(coverage.all({ 'A1.01': 1 }, {})).toEqual({
      source: 'browser',
      states: { door: 2, 'door.shut': 2 },
      arrows: { 'door.shut knock #0': 1, 'door.shut knock #1': 1 },
      guards: {
        'door.shut knock #0': { passed: 1, refused: 1 },
        'door.shut knock #1': { passed: 1, refused: 0 },
      },
      pairs: 1,
      rows: { 'A1.01': 1 },
      texts: {},
    });
  });
});

describe('An album', () => {
  it('keeps equal pictures once, and knows what stood in it before', () => {
    const folder = mkdtempSync(join(tmpdir(), 'kete-album-'));
    const album = createAlbum(folder, false);
    const picture = Buffer.from('picture');
    expect(album.keep('a.one', 'phone', picture)).toBe('a.one-phone.jpg');
    expect(album.keep('a.two', 'phone', picture)).toBe('a.one-phone.jpg');
    expect([album.count(), album.bytes()]).toEqual([1, picture.length]);
    expect(createAlbum(folder, true).nameFor('a.one', 'phone')).toBe('a.one-phone.jpg');
    expect(createAlbum(folder, false).nameFor('a.one', 'phone')).toBe(null);
    rmSync(folder, { recursive: true });
  });
});

const journey: GeneratedJourney = {
  ...{ id: 'J-1', title: 'A guest knocks', who: 'A guest', settings: {}, steps: [], goals: [] },
};
describe('A journey that was played', () => {
  it('is told in a line when it went well, and with what is wrong when it did not', () => {
    const played = { journey, screen: 'phone', ms: 1_200, failure: null, follower: null };
    expect(told({ ...played, wrong: [] })).toBe('went well J-1 on a phone, 1.2 s: A guest knocks');
    expect(whyNot({ ...played, wrong: [] })).toBe(null);
    expect(whyNot({ ...played, wrong: ['The browser complained: error'] })).toBe('The browser complained: error');
  });
});
