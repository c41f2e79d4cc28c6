import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');
/** Where the shop is written: what stands nowhere in it is sent by nothing. */
const folders = ['machines', 'services', 'ui', 'routes', 'src', 'inspector'] as const;

/** Types say what may come, and the name of a handler what is heard: neither sends anything. */
const isSpoken = (path: string) => /\.tsx?$/.test(path) && !/\.types\.ts$|\.gen\.ts$/.test(path);
const named = /(\?\s*)?'([A-Za-z]+(?:\.[A-Za-z]+)+)'(\s*:)?/g;

/** The names of events that stand in a source where something can send them. */
export const namesSentIn = (text: string): readonly string[] =>
  [...text.matchAll(named)].flatMap(([, chosen, event = '', colon]) =>
    colon !== undefined && chosen === undefined ? [] : [event],
  );

/** The names of all events that anything in the shop can send: a control, a chart, the network, a clock. */
export const sendable = (): ReadonlySet<string> =>
  new Set(
    folders.flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter(isSpoken)
        .flatMap((path) => namesSentIn(readFileSync(join(root, folder, path), 'utf8'))),
    ),
  );
