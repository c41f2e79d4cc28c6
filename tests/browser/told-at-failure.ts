import { afterEach } from 'vitest';
import { openBrowsers } from './chromium.ts';
import { shown } from './shown.ts';

/** What was on the screens when a test failed: on another machine nobody can look. */
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return;
  const pages = [...openBrowsers].flatMap((browser) => browser.contexts().flatMap((context) => context.pages()));
  const told = await Promise.all(pages.map(shown));
  process.stdout.write(`\n${[`# ${task.name}`, ...told].join('\n')}\n`);
});
