import { describe, expect, it } from 'vitest';
import { putCommon, takeCommon } from '#src/common.ts';
import { settingsAnswer } from '../../machines/kit/answers.ts';

const words = (title: string) => ({ title, description: `${title} and more` });
const settings = settingsAnswer({ meta: { home: words('Home'), trolley: words('Trolley'), product: words('{name}') } });
const travelling = () =>
  ({ children: { settings: { snapshot: { context: { settings, fault: null } } } } }) as never as Parameters<
    typeof takeCommon
  >[0];
const metaOf = (carried: unknown) =>
  (carried as { children: { settings: { snapshot: { context: { settings: { meta: object } } } } } }).children.settings
    .snapshot.context.settings;

describe('What is common to all pages', () => {
  it('takes along the words of the page itself and of no other [B3.15]', () => {
    const carried = travelling();
    const common = JSON.parse(JSON.stringify(takeCommon(carried, ['home']))) as Record<string, unknown>;
    expect(JSON.stringify(common)).not.toContain('Trolley');
    putCommon(carried, common);
    expect(metaOf(carried)).toEqual({ ...settings, meta: { home: words('Home') } });
  });

  it('is one object for as long as the settings hold, so that its JSON is made once', () => {
    expect(takeCommon(travelling(), ['home'])['settings']).toBe(takeCommon(travelling(), ['trolley'])['settings']);
  });
});
