/** Whether a browser lets anything be remembered. */
export type StorageMood = { isRefused: boolean };

/** A storage that may refuse, as a browser's does in its private windows. */
export function createArea(mood: StorageMood) {
  const kept = new Map<string, string>();
  const open = () => {
    if (mood.isRefused) throw new Error('SecurityError: storage is refused');
    return kept;
  };
  return {
    getItem: (key: string): string | null => open().get(key) ?? null,
    setItem: (key: string, value: string): void => void open().set(key, String(value)),
    removeItem: (key: string): void => void open().delete(key),
    clear: (): void => open().clear(),
    key: (at: number): string | null => [...open().keys()][at] ?? null,
    get length(): number {
      return open().size;
    },
    /** Writes over what stands there, as whatever breaks disks would. */
    corrupt: (text: string): void => {
      for (const key of kept.keys()) kept.set(key, text);
    },
    getItemQuietly: (key: string): string | null => kept.get(key) ?? null,
    text: (): string => JSON.stringify([...kept]),
  };
}
export type SimArea = ReturnType<typeof createArea>;
