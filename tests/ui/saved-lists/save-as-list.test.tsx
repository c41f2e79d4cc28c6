import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SaveAsList, type SaveWish } from '#ui/saved-lists/save-as-list.tsx';
import { faultsOf } from '../axe.ts';

const resting = { state: 'resting', fault: null, problems: {}, saved: null } as const;
const lists = [{ id: 'a', name: 'Weekly shop', itemCount: 24, changedMs: 0, isShared: false }];
type Change = Parameters<typeof SaveAsList>[0]['change'];

function shown(change: Partial<Change> = {}) {
  const wishes: SaveWish[] = [];
  const ways: string[] = [];
  const part = (now: Partial<Change>) => (
    <SaveAsList
      count={7}
      lists={lists}
      change={{ ...resting, ...now }}
      onSave={(wish) => wishes.push(wish)}
      onRetry={() => ways.push('retry')}
      onDrop={() => ways.push('drop')}
    />
  );
  const view = render(part(change));
  return { wishes, ways, view, becomes: (now: Partial<Change>) => view.rerender(part(now)) };
}
const box = () => screen.getByRole('textbox', { name: 'Name of the list' }) as HTMLInputElement;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('Saving a trolley as a list', () => {
  it('tells the name, or with it what is wrong: none, too long, or taken however it is written [A2.138]', () => {
    const { wishes } = shown();
    press('Save list');
    for (const name of ['x'.repeat(61), ' weekly  SHOP ', 'Baking']) {
      fireEvent.input(box(), { target: { value: name } });
      press('Save list');
    }
    expect(wishes).toEqual([
      { name: '', problems: { name: 'Please give the list a name.' } },
      { name: 'x'.repeat(61), problems: { name: 'That name is too long: 60 characters are the most.' } },
      { name: ' weekly  SHOP ', problems: { name: 'You have a list of that name already.' } },
      { name: 'Baking' },
    ]);
  });

  it('offers to put it on a list that there is, which needs no name', () => {
    const { wishes } = shown();
    fireEvent.input(screen.getByRole('combobox', { name: 'Save to' }), { target: { value: 'a' } });
    expect(screen.queryByRole('textbox')).toBeNull();
    press('Add to the list');
    expect(wishes).toEqual([{ id: 'a' }]);
  });

  it('keeps what was typed while it is on its way and when it does not get through [A2.138]', async () => {
    const { becomes, ways, view } = shown();
    fireEvent.input(box(), { target: { value: 'Te kai o te wiki' } });
    becomes({ state: 'sending' });
    expect(box().value).toBe('Te kai o te wiki');
    becomes({ state: 'failed', fault: { tag: 'offline', message: 'x' } });
    expect(box().value).toBe('Te kai o te wiki');
    expect(screen.getByRole('alert').textContent).toContain('That was not saved. You seem to be offline.');
    press('Try again');
    press('As it was');
    expect(ways).toEqual(['retry', 'drop']);
    expect(await faultsOf(view.container)).toEqual([]);
  });

  it('says beside the name what the store says of it, and leads there', () => {
    const { becomes } = shown();
    fireEvent.input(box(), { target: { value: 'Baking' } });
    becomes({ problems: { name: 'is the name of another list of yours. Choose another one.' } });
    expect(box().getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(box());
    expect(box().value).toBe('Baking');
  });
});
