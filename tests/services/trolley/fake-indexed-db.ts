type Row = Record<string, unknown>;
type Range = { readonly subject: string };

/** As much of IndexedDB as the outbox asks for: one store, whose transactions follow one another. */
export function openFakeDatabase() {
  const rows = new Map<string, Row>();
  let isFull = false;
  let last: Promise<unknown> = Promise.resolve();
  (globalThis as { IDBKeyRange?: unknown }).IDBKeyRange = { bound: ([subject]: [string]) => ({ subject }) };
  const idOf = (key: readonly unknown[]) => JSON.stringify(key);
  const isIn = (id: string, range?: Range) => !range || (JSON.parse(id) as string[])[0] === range.subject;

  function transaction() {
    const waiting: (() => void)[] = [];
    const own = { oncomplete: () => {}, onerror: () => {}, onabort: () => {}, error: null as Error | null };
    const request = <T>(does: () => T) => {
      const asked = { result: undefined as T | undefined, error: null as Error | null, onsuccess() {}, onerror() {} };
      waiting.push(() => {
        try {
          asked.result = does();
          asked.onsuccess();
        } catch (error) {
          own.error = asked.error = error as Error;
          asked.onerror();
        }
      });
      return asked;
    };
    const store = {
      put: (row: Row) =>
        request(() => {
          if (isFull) throw new Error('QuotaExceededError');
          rows.set(idOf([row['subject'], row['sku']]), row);
        }),
      get: (key: readonly string[]) => request(() => rows.get(idOf(key))),
      getAll: (range?: Range) => request(() => [...rows].flatMap(([id, row]) => (isIn(id, range) ? [row] : []))),
      getAllKeys: (range?: Range) =>
        request(() => [...rows.keys()].filter((id) => isIn(id, range)).map((id) => JSON.parse(id) as string[])),
      delete: (key: readonly string[] | Range) =>
        request(() => {
          if (Array.isArray(key)) rows.delete(idOf(key));
          else for (const id of [...rows.keys()]) if (isIn(id, key as Range)) rows.delete(id);
        }),
    };
    last = last.then(async () => {
      await Promise.resolve();
      while (waiting.length > 0) {
        waiting.shift()?.();
        for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
      }
      if (own.error) own.onerror();
      else own.oncomplete();
    });
    return Object.assign(own, { objectStore: () => store });
  }
  const database = { createObjectStore: () => undefined, transaction, close: () => undefined };
  const open = () => {
    const asked = { result: database, error: null, onsuccess() {}, onerror() {}, onupgradeneeded() {} };
    queueMicrotask(() => (asked.onupgradeneeded(), asked.onsuccess()));
    return asked;
  };
  return { open, size: () => rows.size, fill: () => (isFull = true) } as unknown as IDBFactory & {
    size(): number;
    fill(): void;
  };
}
