import * as v from 'valibot';
import type { Log } from '../log.ts';
import { OutboxEntry, type Outbox } from './outbox.contract.ts';
import { outboxNames } from './outbox.words.ts';

type Stored = { readonly subject: string; readonly sku: string; readonly atMs: number };

const settledOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB'));
  });
const doneOf = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onerror = transaction.onabort = () => reject(transaction.error ?? new Error('IndexedDB'));
  });

function openDatabase(factory: IDBFactory): Promise<IDBDatabase> {
  const { database, store, version } = outboxNames;
  const asked = factory.open(database, version);
  asked.onupgradeneeded = () => void asked.result.createObjectStore(store, { keyPath: ['subject', 'sku'] });
  return settledOf(asked);
}

/** The outbox in a browser's own store. Where that is missing or refused everything works and nothing is kept, which is said once. */
export function createOutbox(factory: () => IDBFactory, log: Pick<Log, 'warn'>): Outbox {
  let isBroken = false;
  const broken = (error: unknown): void => {
    if (!isBroken) log.warn(`What is on its way to the trolley is not kept on this device: ${String(error)}`);
    isBroken = true;
  };
  let opening: Promise<IDBDatabase | null> | undefined;
  const database = (): Promise<IDBDatabase | null> =>
    (opening ??= Promise.resolve()
      .then(() => openDatabase(factory()))
      .then(
        (open) => {
          open.onversionchange = () => open.close();
          return open;
        },
        (error) => (broken(error), null),
      ));

  async function work<T>(mode: IDBTransactionMode, run: (store: IDBObjectStore) => Promise<T>): Promise<T | null> {
    const open = await database();
    if (!open || isBroken) return null;
    try {
      const transaction = open.transaction(outboxNames.store, mode);
      const done = doneOf(transaction);
      const [result] = await Promise.all([run(transaction.objectStore(outboxNames.store)), done]);
      return isBroken ? null : result;
    } catch (error) {
      broken(error);
      return null;
    }
  }
  const ofSubject = (subject: string) => IDBKeyRange.bound([subject], [subject, []]);
  const removed = async (store: IDBObjectStore, keys: readonly IDBValidKey[]): Promise<void> => {
    await Promise.all(keys.map((key) => settledOf(store.delete(key))));
  };

  return {
    entries: (subject) =>
      work('readwrite', async (store) => {
        const [keys, values] = await Promise.all([
          settledOf(store.getAllKeys(ofSubject(subject))),
          settledOf(store.getAll(ofSubject(subject))),
        ]);
        const read = values.map((value) => v.safeParse(OutboxEntry, value));
        await removed(
          store,
          keys.filter((_, at) => !read[at]?.success),
        );
        return read.flatMap((entry) => (entry.success ? [entry.output] : []));
      }),
    put: async (subject, entry, atMs) => {
      await work('readwrite', (store) => settledOf(store.put({ ...entry, subject, atMs } satisfies Stored)));
    },
    settle: async (subject, sku, key) => {
      await work('readwrite', async (store) => {
        const entry: unknown = await settledOf(store.get([subject, sku]));
        if ((entry as { key?: unknown } | undefined)?.key === key) await settledOf(store.delete([subject, sku]));
      });
    },
    clear: async (subject) => {
      await work('readwrite', (store) => settledOf(store.delete(ofSubject(subject))));
    },
    keepOnly: async (subject) => {
      await work('readwrite', async (store) => {
        const keys = await settledOf(store.getAllKeys());
        await removed(
          store,
          keys.filter((key) => !Array.isArray(key) || key[0] !== subject),
        );
      });
    },
  };
}
