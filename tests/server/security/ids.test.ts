import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { nothing, operation, pathOf } from '#server/api/operation.ts';
import { operations } from '#server/api/operations.ts';
import { type IdOf, idName, idsOf } from './ids-of.ts';
import { canary, type Scene, setScene } from './ids.scene.ts';
import { everybodys, owned, type OwnedId, secrets } from './ids.table.ts';

type Headers = Readonly<Record<string, string>>;
let scene: Scene;
beforeAll(async () => {
  scene = await setScene();
});
afterAll(() => scene.shop.close());

const ids = operations.flatMap(idsOf);
const isOneOf = (rules: readonly RegExp[], name: string) => rules.some((rule) => rule.test(name));
const ownedIds = ids.flatMap((id) => {
  const row = owned[idName(id)];
  return row ? [[idName(id), id, row] as const] : [];
});
const inOrder = ownedIds.toSorted(
  ([one], [other]) => Object.keys(owned).indexOf(one) - Object.keys(owned).indexOf(other),
);

function ask({ operation, name, place }: IdOf, row: OwnedId, id: string, headers: Headers): Promise<Response> {
  const { method, endpoint } = operation;
  const params: Headers = { ...row.params?.(scene), ...(place === 'path' ? { [name]: id } : {}) };
  const path = pathOf(endpoint).replace(/\{(\w+)\}/g, (_, one: string) => encodeURIComponent(params[one] ?? ''));
  const query = place === 'query' ? `?${name}=${encodeURIComponent(id)}` : '';
  if (method === 'GET') return scene.shop.get(path + query, headers);
  const keyed = { ...headers, 'idempotency-key': scene.shop.newKey() };
  return scene.shop.send(method, path + query, row.body?.(id, scene), keyed);
}

const ofTheMoment = ['date', 'x-request-id'];
/** An answer with what is of its moment, or repeats what was asked for, taken out. */
async function answerOf(asked: Promise<Response>, id: string) {
  const response = await asked;
  const headers = [...response.headers].filter(([name]) => !ofTheMoment.includes(name));
  return { status: response.status, headers, body: (await response.text()).replaceAll(id, '') };
}
const foreignIn = (answer: object, id: string) =>
  scene.canaries.filter((one) => one !== id && JSON.stringify(answer).includes(one));

describe('Every id that the API takes', () => {
  test('is known here: somebody’s, everybody’s, or a secret', () => {
    const unknown = ids
      .map(idName)
      .filter((name) => !Object.hasOwn(owned, name) && !isOneOf(everybodys, name) && !isOneOf(secrets, name));
    expect(unknown).toEqual([]);
  });

  test('that is known here is one that the API takes', () => {
    const names = ids.map(idName);
    expect(Object.keys(owned).filter((name) => !names.includes(name))).toEqual([]);
    expect([...everybodys, ...secrets].filter((rule) => !names.some((name) => rule.test(name)))).toEqual([]);
  });
});

describe('An id', () => {
  test('is found in a path, in a query and in a body, however deep it stands', () => {
    const found = idsOf(
      operation({
        ...{ method: 'POST', endpoint: 'savedList', tag: 'lists', summary: 'One.', answer: nothing, handle: () => {} },
        params: v.object({ id: v.string() }),
        query: v.object({ page: v.string(), mayToken: v.optional(v.string()) }),
        body: v.object({ name: v.string(), all: v.array(v.object({ of: v.optional(v.pipe(v.string(), v.uuid())) })) }),
      }),
    );
    expect(found.map(idName)).toEqual([
      ...['POST savedList path.id', 'POST savedList query.mayToken', 'POST savedList body.of'],
    ]);
  });
});

describe('What is somebody’s (T-23)', () => {
  test.each(ownedIds)(
    '%s is answered to everybody else as what does not exist, and changes nothing',
    async (_, id, row) => {
      const own = row.own(scene);
      for (const [who, theirs] of Object.entries(scene.strangers)) {
        const headers = who === 'another shopper' ? (row.asker?.(scene) ?? theirs) : theirs;
        const before = await scene.shop.databaseHash();
        const foreign = await answerOf(ask(id, row, own, headers), own);
        const missing = await answerOf(ask(id, row, row.missing, headers), row.missing);
        expect(foreign, who).toEqual(missing);
        expect(foreignIn(foreign, own), who).toEqual([]);
        expect(await scene.shop.databaseHash(), who).toBe(before);
        if (who !== 'another shopper' && id.operation.role === 'shopper') expect([401, 403]).toContain(foreign.status);
        else {
          const [status, says] = row.refusal ?? [404, 'NotFound'];
          expect([foreign.status, foreign.body], who).toEqual([status, expect.stringContaining(says)]);
        }
      }
    },
  );

  test('is in no answer to a read of anybody else', async () => {
    const reads = operations.filter(({ method, params }) => method === 'GET' && params === undefined);
    for (const [who, headers] of Object.entries(scene.strangers))
      for (const { endpoint } of reads) {
        const answer = await answerOf(scene.shop.get(pathOf(endpoint), headers), '');
        expect(foreignIn(answer, ''), `${who}: ${endpoint}`).toEqual([]);
      }
  });

  test('is not opened by the key that its owner asked with: it is as good as a new one', async () => {
    const { shop, other, key, orderId } = scene;
    const placed = await answerOf(shop.asked(other, { key }), '');
    expect(placed.status, placed.body).toBe(200);
    expect(placed.body).not.toContain(orderId);
    expect(foreignIn(placed, key)).toEqual([]);
  });

  test('is in the answers to its owner: each name opens something', async () => {
    const said: string[] = [];
    for (const [name, id, row] of inOrder) {
      const { owner = [200, 204] } = row;
      if (owner === null) continue;
      const answer = await answerOf(ask(id, row, row.own(scene), scene.owner.headers), '');
      expect(owner, `${name}: ${answer.status} ${answer.body}`).toContain(answer.status);
      said.push(answer.body);
    }
    expect(said.join('\n')).toContain(canary);
  });
});
