/** Stands for `node:assert/strict` in the browser: rosters bring oracles along, and the inspector asks none of them. */
const nothing = (): void => {};
const assert = Object.assign(nothing, {
  ok: nothing,
  equal: nothing,
  notEqual: nothing,
  deepEqual: nothing,
  deepStrictEqual: nothing,
  match: nothing,
  fail: nothing,
});
export default assert;
