import * as v from 'valibot';
import { packaging as usual } from '#fixtures/packaging.ts';
import { PackagingChoice } from '#services/trolley/trolley.contract.ts';
import type { Reader } from '../db/database.ts';
import { settingsGroup } from '../db/repositories/settings.ts';

const Option = v.object({
  packagingPreferenceId: PackagingChoice.entries.packagingPreferenceId,
  name: v.pipe(v.string(), v.nonEmpty()),
  description: v.string(),
  feeCents: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
const Group = v.object({ options: v.pipe(v.array(Option), v.maxLength(10)) });
export type PackagingWay = v.InferOutput<typeof Option>;

/** How groceries may be packed. Settings that do not keep to their contract count as none. */
export async function packagingWays(db: Reader): Promise<readonly PackagingWay[]> {
  const { success, output } = v.safeParse(Group, await settingsGroup(db, 'packaging'));
  return success ? output.options : usual.options;
}

/** The way that was chosen and what it costs today; none when nothing was, or it is not offered any more. */
export async function chosenPackaging(db: Reader, id: string | null) {
  const none = { packagingPreferenceId: null, feeCents: 0 };
  if (id === null) return none;
  const way = (await packagingWays(db)).find((one) => one.packagingPreferenceId === id);
  return way ? { packagingPreferenceId: id, feeCents: way.feeCents } : none;
}
