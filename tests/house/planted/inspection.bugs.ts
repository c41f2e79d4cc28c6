import type { Bug } from './bugs.ts';

const services = ['--project', 'services', 'tests/services/inspection'];
const ui = ['--project', 'ui', 'tests/ui/browser/recorder.test.tsx'];
const rules = 'services/inspection/shown.rules.ts';

export const bugs: readonly Bug[] = [
  {
    says: 'a text under a name that is known is told, whoever wrote it',
    file: rules,
    find: 'if (words?.includes(text)) return text;',
    put: 'if (words && words.length > 0) return text;',
    caughtBy: services,
  },
  {
    says: 'any number under the name of a moment is told, a card number too',
    file: rules,
    find: 'const latestMs = 4_102_444_800_000;',
    put: 'const latestMs = Number.MAX_SAFE_INTEGER;',
    caughtBy: services,
  },
  {
    says: 'the names inside a thing are told, whosoever they are',
    file: rules,
    find: 'if (isOwnName(name, one)) return',
    put: "if (isOwnName(name, one) || typeof one === 'boolean') return",
    caughtBy: services,
  },
  {
    says: 'a fact of what was counted is told as it is',
    file: 'services/inspection/counted.rules.ts',
    find: "if (typeof fact === 'string') return 'text';",
    put: "if (typeof fact === 'string') return String(value);",
    caughtBy: services,
  },
  {
    says: 'the path of a call tells what was asked for',
    file: 'services/inspection/call-path.ts',
    find: "(ownParts.has(part) ? part : part === '' ? '' : '{}')",
    put: '(part)',
    caughtBy: services,
  },
  {
    says: 'the definition of a chart tells what it begins with',
    file: 'src/browser/inspection/stately.ts',
    find: "if (key === 'context' || key === 'params'",
    put: "if (key === 'params'",
    caughtBy: services,
  },
  {
    says: 'what one shopper did is remembered for the next',
    file: 'src/browser/inspection/recorder.ts',
    find: 'if (before === null || before === subject) return;',
    put: 'if (before === null || before === subject || subject === null) return;',
    caughtBy: ui,
  },
  {
    says: 'who is there is not known any more when it fell out of the memory',
    file: 'services/inspection/memory.ts',
    find: 'stand(standing, ring[at] as TraceRecord);',
    put: '',
    caughtBy: services,
  },
];
