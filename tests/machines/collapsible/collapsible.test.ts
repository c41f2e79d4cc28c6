import { describe, expect, it } from 'vitest';
import { type CollapsibleEvent, collapsibleMachine, isOpen } from '#machines/collapsible/index.ts';
import { createWorld } from '../kit/world.ts';

function openAfter(...events: readonly (number | 'toggle')[]): boolean {
  const world = createWorld(collapsibleMachine);
  for (const event of events)
    world.chart.send(
      (event === 'toggle'
        ? { type: 'toggle.press' }
        : { type: 'screen.resize', widthPx: event }) satisfies CollapsibleEvent,
    );
  world.stop();
  return isOpen(world.snapshot() as ReturnType<typeof collapsibleMachine.resolveState>);
}

describe('A collapsible', () => {
  it.each([
    ['in the page as it was sent', [], true],
    ['on a screen of 768 px', [768], true],
    ['on a screen of 767 px, where it starts collapsed', [767], false],
    ['when a small screen becomes a larger one', [767, 768], true],
    ['when it was folded away on a small screen again', [390, 'toggle', 'toggle'], false],
    ['when the bars of a phone come and go, as the shopper left it', [390, 'toggle', 390, 400], true],
    ['when a large window changes a little, as the shopper left it', [1_280, 'toggle', 1_100], false],
    ['when it was folded away and opened on a larger screen', [1_280, 'toggle', 'toggle'], true],
    ['when a larger screen becomes a small one', [1_280, 390], false],
  ] as const)('is rightly open or collapsed %s [B4.068] [B4.069] [B4.070]', (_, events, open) => {
    expect(openAfter(...events)).toBe(open);
  });
});
