import assert from 'node:assert/strict';
import type { LineWish } from '#services/trolley/trolley.contract.ts';

/** The store has no more of one. */
const scarce = { sku: '200003', most: 3 };

/** A store that tells to the story what it does. */
export function openStore(story: string[]) {
  const held: Record<string, number> = {};
  const seen = new Map<string, number>();
  const doneKeys = new Map<string, number>();
  let revision = 0;

  /** The store does what comes under one key once. */
  function apply({ sku, amount, key }: LineWish): void {
    assert.ok(key, 'A wish came without a key.');
    story.push(`${sku} store ${seen.has(key) ? 'knows' : 'does'} ${amount} ${key.slice(0, 8)}.${key.slice(-4)}`);
    if (seen.has(key)) {
      assert.equal(seen.get(key), amount, 'One key stands for two wishes.');
      return;
    }
    seen.set(key, amount);
    doneKeys.set(key, (doneKeys.get(key) ?? 0) + 1);
    revision += 1;
    if (amount === 0) delete held[sku];
    else held[sku] = amount;
  }
  const isRefused = ({ sku, amount }: LineWish): boolean => sku === scarce.sku && amount > scarce.most;

  return { held, doneKeys, apply, isRefused, revision: () => revision };
}
