import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  defaultBreakpoints,
  deviceClasses,
  deviceClassOf,
  gridColumns,
  gridSpans,
  isSmall,
} from '#services/display/devices.rules.ts';
import { loadingStates } from '#services/display/loading.words.ts';
import { type EasingName, easing, type TransitionName, transition } from '#services/display/motion.rules.ts';
import { Settings } from '#services/settings/settings.contract.ts';

describe('device classes', () => {
  test('are six, from mobile to xlarge [B4.110]', () => {
    expect(deviceClasses).toEqual(['mobile', 'tablet-portrait', 'tablet', 'desktop', 'large', 'xlarge']);
  });

  test('begin exactly at the breakpoint of the class before [B9.003] [B9.004] [B9.005] [B9.006] [B9.007] [B9.008] [B9.O1]', () => {
    expect(defaultBreakpoints).toEqual({
      mobile: 640,
      tabletPortrait: 768,
      tablet: 970,
      desktop: 1200,
      large: 1440,
      xlarge: 1800,
    });
    expect(
      [639, 640, 767, 768, 969, 970, 1199, 1200, 1439, 1440, 1800, 5000].map((width) => deviceClassOf(width)),
    ).toEqual([
      'mobile',
      'tablet-portrait',
      'tablet-portrait',
      'tablet',
      'tablet',
      'desktop',
      'desktop',
      'large',
      'large',
      'xlarge',
      'xlarge',
      'xlarge',
    ]);
  });

  test('follow the breakpoints of the settings, whose defaults are the same [B9.002]', () => {
    expect(v.parse(Settings, { endpoints: {} }).breakpoints).toEqual(defaultBreakpoints);
    const { breakpoints } = v.parse(Settings, { endpoints: {}, breakpoints: { mobile: 500 } });
    expect([deviceClassOf(550, breakpoints), deviceClassOf(550)]).toEqual(['tablet-portrait', 'mobile']);
  });

  test('are small for mobile and tablet-portrait only, that is below 768 [B4.111]', () => {
    expect(deviceClasses.filter(isSmall)).toEqual(['mobile', 'tablet-portrait']);
    expect([767, 768].map((width) => isSmall(deviceClassOf(width)))).toEqual([true, false]);
  });
});

describe('the grid', () => {
  test('has 1 to 5 columns by width [B9.033] [B9.O2]', () => {
    expect([0, 639, 640, 969, 970, 1199, 1200, 1439, 1440, 3000].map((width) => gridColumns(width))).toEqual([
      1, 1, 2, 2, 3, 3, 4, 4, 5, 5,
    ]);
  });

  test('takes exactly three spans of a cell [B5.20]', () => {
    expect(gridSpans([12, 6, 4])).toEqual({ mobile: 12, tablet: 6, desktop: 4 });
  });

  test.each([[[]], [[12]], [[12, 6]], [[12, 6, 4, 3]]])('throws for %j [B5.21]', (values) => {
    expect(() => gridSpans(values)).toThrow(`exactly 3 spans (mobile, tablet, desktop), not ${values.length}.`);
  });
});

describe('motion', () => {
  test('a known name is CSS', () => {
    expect(transition('fade')).toBe('opacity 120ms cubic-bezier(0.2, 0, 0, 1)');
    expect(transition('sheet', 'linear')).toBe('transform 200ms linear');
  });

  test('a transition nobody named throws [B5.33]', () => {
    for (const name of ['swoosh', 'constructor', ''])
      expect(() => transition(name as TransitionName)).toThrow(`There is no transition named ${name}.`);
  });

  test('an easing nobody named throws, alone or in a transition [B5.34]', () => {
    for (const name of ['bounce', 'toString', '']) {
      expect(() => easing(name as EasingName)).toThrow(`There is no easing named ${name}.`);
      expect(() => transition('fade', name as EasingName)).toThrow(`There is no easing named ${name}.`);
    }
  });
});

test('what loads is default, busy, completed or errored [B4.109]', () => {
  expect(loadingStates).toEqual(['default', 'busy', 'completed', 'errored']);
});
