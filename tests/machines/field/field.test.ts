import { describe, expect, it } from 'vitest';
import { errorOf, fieldMachine, isJudged } from '#machines/field/index.ts';
import { createWorld } from '../kit/world.ts';

const change = (value: string, error: string | null = null) => ({ type: 'value.change', value, error });
const told = (value: string) => ({ type: 'value.changed', value });
const leave = { type: 'field.leave' };
const judge = (error: string | null) => ({ type: 'field.judge', error });
const missing = 'Fill this in.';

function after(...events: readonly { type: string }[]) {
  const world = createWorld(fieldMachine, { input: { value: '' } });
  for (const event of events) world.chart.send(event);
  const now = world.snapshot();
  return {
    state: now.value,
    value: now.context.value,
    told: world.emitted,
    error: errorOf(now as never),
    isJudged: isJudged(now as never),
  };
}
const quiet = { error: null, isJudged: false };

describe('A field', () => {
  it('is not judged before anything was changed in it, nor while it is changed for the first time', () => {
    expect(after(leave, leave)).toEqual({ ...quiet, state: 'touched', value: '', told: [] });
    expect(after(change('K', missing), change('Ka', missing))).toEqual({
      ...quiet,
      state: 'changed',
      value: 'Ka',
      told: [told('K'), told('Ka')],
    });
  });

  it.each([
    ['right', null, 'valid'],
    ['wrong', missing, 'invalid'],
  ])('is judged when it is left: %s, and then at each change', (_, error, state) => {
    const judged = { state, value: 'K', told: [told('K')], error, isJudged: true };
    expect(after(change('K', error), leave)).toEqual(judged);
    expect(after(leave, change('K', error))).toEqual(judged);
    const twice = { ...judged, told: [told('J'), told('K')] };
    expect(after(change('J'), leave, change('K', error))).toEqual(twice);
    expect(after(change('J', 'No.'), leave, change('K', error))).toEqual(twice);
  });

  it('is judged with its form, and says nothing of a change that was none', () => {
    expect(after(judge(missing))).toEqual({ state: 'invalid', value: '', told: [], error: missing, isJudged: true });
    expect(after(judge(missing), judge(null))).toEqual({
      ...quiet,
      state: 'valid',
      value: '',
      told: [],
      isJudged: true,
    });
  });

  it('shows what the store says of it until it is changed', () => {
    const refuse = { type: 'answer.refuse', error: 'We do not deliver there.' };
    expect(after(change('K'), leave, refuse)).toMatchObject({ state: 'refused', error: refuse.error, value: 'K' });
    expect(after(change('K'), leave, refuse, change('Ka'))).toMatchObject({ state: 'valid', error: null, value: 'Ka' });
  });
});
