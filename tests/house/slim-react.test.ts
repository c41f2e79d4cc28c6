import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { slimmed } from '../../bin/slim-react.ts';
import { read, type Source, sources } from './kit/project.ts';

const leftOut = [
  /import\s+(?:type\s+)?\{[^}]*\b(?:ViewTransition|Activity|SuspenseList|useActionState|useFormState|useFormStatus)\b[^}]*\}\s+from\s+'react(?:-dom)?'/,
  /import\s+\{[^}]*\b(?:preload|preloadModule|preinit|preinitModule|preconnect|prefetchDNS)\b[^}]*\}\s+from\s+'react-dom'/,
  /\b(?:formAction|onSelect|onBeforeInput|onComposition\w+)=|<form[^>]*\saction=\{\s*(?:async\b|\()|<Fragment[^>]*\sref=|<[a-z]+-[a-z-]+[\s/>]/,
];
const usesLeftOut = ({ path, text }: Source) =>
  /^(?:ui|routes|src)\/.*\.tsx?$/.test(path) && leftOut.some((use) => use.test(text));

describe('The React that shoppers download', () => {
  it('is still a program, a twentieth smaller at least', () => {
    const whole = read('node_modules/react-dom/cjs/react-dom-client.production.js');
    const slim = slimmed(whole);
    expect(parseSync('react-dom.js', slim).errors).toEqual([]);
    expect(slim.length).toBeLessThan(whole.length * 0.95);
  });

  it('is asked by nothing of the shop for what was left out', () => {
    expect(sources.filter(usesLeftOut).map(({ path }) => path)).toEqual([]);
  });

  it.each([
    "import { useState, ViewTransition } from 'react';",
    "import { preload } from 'react-dom';",
    '<button formAction={save}>Save</button>',
    '<form action={async (data) => save(data)}>',
    '<input onBeforeInput={hold} />',
    '<Fragment ref={list}>',
    '<kete-card title="x" />',
  ])('would be asked by %s', (text) => {
    expect(usesLeftOut({ path: 'ui/price/price.tsx', text })).toBe(true);
  });
});
