import { expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { insertMany } from '#server/db/insert-many.ts';
import { migrate } from '#server/db/migrate.ts';
import { steps } from '#server/db/migrations/index.ts';
import { given } from '#server/db/parameters.ts';
import { allFlags, setFlag } from '#server/db/repositories/flags.ts';
import { keepSettingsGroup, settingsGroup } from '#server/db/repositories/settings.ts';
import { realWorld } from '../world.ts';

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'taken',
    () => 'refused',
  );

export function engineContract(db: () => Database): void {
  test('a schema that is whole takes no step', async () => {
    expect(await migrate(db(), realWorld.clock)).toEqual([]);
  });

  test('every step is recorded once, and a step that was defined but not recorded is taken again', async () => {
    const last = steps.at(-1)?.name ?? '';
    await db().transaction((trx) => trx.deleteFrom('schema_steps').where('name', '=', last).execute());
    expect(await migrate(db(), realWorld.clock)).toEqual([last]);
    const rows = await db().read.selectFrom('schema_steps').select('name').orderBy('name').execute();
    expect(rows.map((row) => row.name)).toEqual(steps.map((step) => step.name));
  });

  test('a transaction that fails leaves nothing behind', async () => {
    const work = db().transaction(async (trx) => {
      await setFlag(trx, 'HalfDone', true);
      throw new Error('on purpose');
    });
    await expect(work).rejects.toThrow('on purpose');
    expect(await allFlags(db().read)).not.toHaveProperty('HalfDone');
  });

  test('transactions that count at once all count', async () => {
    await db().transaction((trx) => keepSettingsGroup(trx, 'unrelated', {}));
    const count = () =>
      db().transaction((trx) =>
        trx
          .updateTable('catalogue_version')
          .set((eb) => ({ size: eb('size', '+', 1) }))
          .execute(),
      );
    await Promise.all(Array.from({ length: 40 }, count));
    const row = await db().read.selectFrom('catalogue_version').select('size').executeTakeFirstOrThrow();
    expect(row.size).toBe(43);
  });

  test('a value that is undefined is refused in a condition and in a row', async () => {
    const read = db()
      .read.selectFrom('flags')
      .selectAll()
      .where('name', '=', undefined as never)
      .execute();
    await expect(read).rejects.toThrow('undefined');
    const insert = db().transaction((trx) =>
      insertMany(trx, db().engine, 'flags', [{ name: 'x', is_on: undefined as never }]),
    );
    await expect(insert).rejects.toThrow('undefined');
    expect(() => given({ is_on: undefined })).toThrow('undefined');
  });

  test('whole numbers come back as numbers, the largest exact one included', async () => {
    const made = Number.MAX_SAFE_INTEGER;
    await db().transaction((trx) =>
      insertMany(trx, db().engine, 'schema_steps', [{ name: 'zz/large', applied_ms: made }]),
    );
    const row = await db()
      .read.selectFrom('schema_steps')
      .select(['applied_ms', (eb) => eb.fn.countAll<number>().over().as('count')])
      .where('name', '=', 'zz/large')
      .executeTakeFirstOrThrow();
    await db().transaction((trx) => trx.deleteFrom('schema_steps').where('name', '=', 'zz/large').execute());
    expect({ ...row }).toEqual({ applied_ms: made, count: 1 });
  });

  test('a table refuses a wrong type, a flag that is neither 0 nor 1, and a reference to nothing', async () => {
    const insert = (row: object) =>
      refusal(
        db().transaction((trx) =>
          trx
            .insertInto('flags')
            .values(row as never)
            .execute(),
        ),
      );
    const shelf = { id: 9, aisle_id: 404, slug: 'nowhere', name: 'Nowhere', position: 9 };
    expect([
      await insert({ name: 'wrong type', is_on: 'yes' }),
      await insert({ name: 'neither', is_on: 2 }),
      await insert({ name: 'missing' }),
      await refusal(db().transaction((trx) => insertMany(trx, db().engine, 'shelves', [shelf]))),
    ]).toEqual(['refused', 'refused', 'refused', 'refused']);
  });

  test('text is ordered byte by byte, macrons last', async () => {
    const names = ['a', 'B', 'ā', 'Z', 'b'];
    await db().transaction((trx) =>
      insertMany(
        trx,
        db().engine,
        'flags',
        names.map((name) => ({ name: `order:${name}`, is_on: 0 })),
      ),
    );
    const rows = await db()
      .read.selectFrom('flags')
      .select('name')
      .where('name', 'like', 'order:%')
      .orderBy('name')
      .execute();
    expect(rows.map((row) => row.name.slice(6))).toEqual(['B', 'Z', 'a', 'b', 'ā']);
  });

  test('more rows than one statement takes are all inserted', async () => {
    const rows = Array.from({ length: 9_001 }, (_, i) => ({ name: `many:${i}`, is_on: (i % 2) as 0 | 1 }));
    const inserted = await db().transaction((trx) => insertMany(trx, db().engine, 'flags', rows));
    const on = Object.entries(await allFlags(db().read)).filter(([name, isOn]) => name.startsWith('many:') && isOn);
    await db().transaction((trx) => trx.deleteFrom('flags').where('name', 'like', 'many:%').execute());
    expect([inserted, on.length]).toEqual([9_001, 4_500]);
  });

  test('a flag and a settings group keep the last that was said', async () => {
    await db().transaction(async (trx) => {
      await setFlag(trx, 'MealPlanning', true);
      await setFlag(trx, 'MealPlanning', false);
      await keepSettingsGroup(trx, 'shell', { first: 1 });
      await keepSettingsGroup(trx, 'shell', { macron: 'Kūmara', none: null });
    });
    expect((await allFlags(db().read))['MealPlanning']).toBe(false);
    expect(await settingsGroup(db().read, 'shell')).toEqual({ macron: 'Kūmara', none: null });
    expect(await settingsGroup(db().read, 'nothing')).toBeNull();
  });
}
