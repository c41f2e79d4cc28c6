import { expect, test } from 'vitest';
import { createLog, type LogFacts } from '#server/log.ts';

function lines(write: (log: ReturnType<typeof createLog>) => void): Record<string, unknown>[] {
  let text = '';
  write(createLog('info', () => 1_000, { write: (line) => void (text += line) }));
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

test('a line has the listed fields and no other', () => {
  const facts = { status: 500, route: '/api/v1/session', email: 'mere@kete.example', url: '/?q=secret' } as LogFacts;
  expect(lines((log) => log.info(facts, 'A request failed.'))).toEqual([
    { level: 'info', time: 1_000, pid: process.pid, status: 500, route: '/api/v1/session', msg: 'A request failed.' },
  ]);
});

test('a listed field that is not plain is not looked into', () => {
  const facts = { reason: { street: '1 Kōwhai Street' }, code: ['mere@kete.example'] } as unknown as LogFacts;
  expect(lines((log) => log.info(facts, 'x'))).toMatchObject([{ reason: null, code: null }]);
});

test('line breaks in a value do not make a second line', () => {
  const heard = lines((log) => log.info({ reason: 'a\r\n{"level":"fatal"}\u2028b' }, 'x'));
  expect(heard.map((line) => line['reason'])).toEqual(['a\r\n{"level":"fatal"}\u2028b']);
});

test('an error keeps its kind, its code and its place, and none of its words', () => {
  const cause = Object.assign(new TypeError('Key (email)=(mere@kete.example) exists'), { code: '23505' });
  const thrown = new Error('No such shopper:\n    at 1 Kōwhai Street (mere@kete.example)', { cause });
  const [line] = lines((log) => log.error({ err: thrown }, 'x'));
  expect(line).toMatchObject({ err: { type: 'Error', cause: { type: 'TypeError', code: '23505' } } });
  expect(JSON.stringify(line)).not.toMatch(/mere|Kōwhai/);
  expect(JSON.stringify(line)).toContain('log.test.ts');
});

test('an error given in the place of facts says nothing of its words either', () => {
  const [line] = lines((log) => log.error(new Error('mere@kete.example') as LogFacts, 'It failed.'));
  expect(JSON.stringify(line)).not.toContain('mere@kete.example');
  expect(line).toMatchObject({ msg: 'It failed.' });
});
