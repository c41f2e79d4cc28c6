import { fireEvent } from '@testing-library/react';
import type { AnyEventObject } from 'xstate';
import { expect, it } from 'vitest';
import { chart } from '#tests/machines/stepper/stepper.roster.ts';
import type { Rostered } from '#tests/machines/kit/rostered.ts';
import { leafStates, playEveryPath } from '../kit/paths.tsx';
import { stepperRig } from './stepper-rig.tsx';

/** Pieces, and a trolley that holds its tongue: what it says is told in the other tests and on the walk. */
const quiet: Rostered = {
  ...chart,
  inputs: chart.inputs.slice(0, 1),
  events: (context) => chart.events(context).filter(({ type }) => type !== 'quantity.told' && type !== 'change.settle'),
};

it('stands on the page as its chart says on every generated path', async () => {
  const rig = stepperRig();
  const press = (button: HTMLElement | null) =>
    button && button.getAttribute('aria-disabled') === null ? fireEvent.click(button) : false;
  const key = (name: string) => {
    const field = rig.number();
    if (!field) return false;
    fireEvent.keyDown(field, { key: name });
    return true;
  };
  const sees = ({ quantity }: { quantity: number }) => {
    expect(rig.number()?.getAttribute('aria-valuenow') ?? '0').toBe(String(quantity));
    expect(rig.more()).toBeVisible();
    expect(rig.less() !== null).toBe(quantity > 0);
  };
  const { paths, seen } = await playEveryPath(quiet, {
    render: (input) => rig.show({ quantity: input.quantity, limits: input }),
    drive: {
      'quantity.raise': () => press(rig.more()),
      'quantity.lower': () => press(rig.less()),
      'number.type': (event: AnyEventObject) => (rig.number() ? rig.type(event['text']) : false),
      'number.commit': () => key('Enter'),
      'number.cancel': () => key('Escape'),
    },
    see: { resting: sees, gathering: sees, typing: sees },
  });
  expect(paths).toBeGreaterThan(50);
  expect([...seen].sort()).toEqual([...leafStates(chart)].sort());
}, 60_000);
