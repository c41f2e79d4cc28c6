import { fireEvent } from '@testing-library/react';
import type { AnyEventObject } from 'xstate';
import { afterEach, expect, it, vi } from 'vitest';
import { chart } from '#tests/machines/strip/strip.roster.ts';
import type { Rostered } from '#tests/machines/kit/rostered.ts';
import { leafStates, playEveryPath } from '../kit/paths.tsx';
import { stripRig } from './strip-rig.tsx';

afterEach(() => void vi.unstubAllGlobals());

const isLeftToTheWalk = ({ type, isAtEnd, towards }: AnyEventObject) =>
  type === 'items.counted' ||
  type === 'motion.learned' ||
  (type === 'view.measured' && isAtEnd === true) ||
  (type === 'view.scrolled' && !isAtEnd) ||
  towards === 'previous';

/** A row that may move by itself; the walk knows the rest. */
const moving: Rostered = {
  ...chart,
  inputs: chart.inputs.slice(0, 1),
  events: () => chart.events({}).filter((event) => !isLeftToTheWalk(event)),
};

it('stands on the page as its chart says on every generated path', async () => {
  const rig = stripRig({ follows: false });
  const button = () => rig.pauseButton()?.textContent?.split(':')[0];
  const press = (name: 'on' | 'back') => {
    const arrow = rig.arrow(name);
    return arrow && arrow.getAttribute('aria-disabled') === null ? fireEvent.click(arrow) : false;
  };
  const { paths, seen } = await playEveryPath(moving, {
    render: (input: { itemCount: number; intervalMs: number }) => {
      rig.room.reduceMotion(false);
      rig.show(input);
    },
    drive: {
      'view.measured': () => rig.layOut(),
      'view.scrolled': (event: AnyEventObject) => {
        rig.giveRoom();
        rig.scrollTo(event['isAtEnd'] ? 300 : 0);
      },
      'arrow.press': (event: AnyEventObject) => press(event['towards'] === 'next' ? 'on' : 'back'),
      'hand.move': () => fireEvent.keyDown(rig.row(), { key: 'End' }),
      'touch.start': () => fireEvent.touchStart(rig.row()),
      'touch.end': () => fireEvent.touchEnd(rig.row()),
      'hold.start': () => fireEvent.pointerEnter(rig.held()),
      'hold.end': () => fireEvent.pointerLeave(rig.held()),
      'rotation.pause': () =>
        button() === 'Pause the turning pages' ? fireEvent.click(rig.pauseButton() as Element) : false,
      'rotation.resume': () =>
        button() === 'Let the pages turn' ? fireEvent.click(rig.pauseButton() as Element) : false,
    },
    see: {
      'rotation.resting': () => expect(rig.pauseButton()).toBeNull(),
      'rotation.rotating': () => expect(button()).toBe('Pause the turning pages'),
      'rotation.held': () => expect(button()).toBe('Pause the turning pages'),
      'rotation.paused': () => expect([undefined, 'Let the pages turn']).toContain(button()),
      'rotation.manual': () => expect(rig.pauseButton()).toBeNull(),
      'movement.still': () => expect(rig.row()).toBeVisible(),
      'movement.touched': () => expect(rig.row()).toBeVisible(),
      'movement.settling': () => expect(rig.row()).toBeVisible(),
    },
  });
  expect(paths).toBeGreaterThan(100);
  expect([...seen].sort()).toEqual([...leafStates(chart)].sort());
}, 120_000);
