import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { faultsOf } from '../axe.ts';

const ui = join(import.meta.dirname, '../../../ui');
const files = readdirSync(ui, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.samples.tsx'));

describe.each(files)('The samples of %s', (file) => {
  it('are each without fault for those who listen', async () => {
    const { samples } = (await import(join(ui, file))) as { samples: Readonly<Record<string, ReactNode>> };
    expect(Object.keys(samples).length).toBeGreaterThan(0);
    for (const [name, sample] of Object.entries(samples)) {
      const { container, unmount } = render(sample);
      expect([name, ...(await faultsOf(container))]).toEqual([name]);
      unmount();
    }
  });
});
