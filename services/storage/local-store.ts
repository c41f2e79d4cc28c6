import type { Log } from '../log.ts';
import { type Area, tryingIn } from './area.ts';
import { type Stored, type StoredKey, storedForms } from './stored-keys.rules.ts';

export interface LocalStore {
  /** What is remembered under that key, if it still has the form it was written in. */
  read<K extends StoredKey>(key: K): Stored<K> | undefined;
  write<K extends StoredKey>(key: K, value: Stored<K>): void;
  remove(key: StoredKey): void;
}

const quarantineOf = (key: string) => `quarantine:${key}`;

/** Values that are not JSON are plain words of an older day. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/**
 * The browser's local storage. A value that does not have its form is set aside and reported once; a browser that
 * refuses storage remembers nothing and says so once.
 */
export function createLocalStore(area: () => Area | null | undefined, log: Log): LocalStore {
  let isRefusalLogged = false;
  const trying = tryingIn(area, () => {
    if (!isRefusalLogged) log.warn('Local storage failure: this browser does not let the page remember anything.');
    isRefusalLogged = true;
  });

  return {
    read: <K extends StoredKey>(key: K) =>
      trying((open) => {
        const text = open.getItem(key);
        if (text === null) return undefined;
        const value = parsed(text);
        if (storedForms[key](value)) return value as Stored<K>;
        log.warn(`Local storage: what stood under ${key} was set aside.`);
        open.removeItem(key);
        open.setItem(quarantineOf(key), text.slice(0, 1_000));
        return undefined;
      }),
    write: (key, value) => trying((open) => open.setItem(key, JSON.stringify(value))),
    remove: (key) => trying((open) => [key, quarantineOf(key)].forEach((one) => open.removeItem(one))),
  };
}

/** For the server, which remembers nothing between pages. */
export const forgetfulStore: LocalStore = { read: () => undefined, write: () => {}, remove: () => {} };
