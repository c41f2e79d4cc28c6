import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { faultFrom, json, shopEdge } from '../edge.ts';

const schema = () => v.object({ ok: v.boolean() });

describe('what is said of a refusal', () => {
  const saidOf = async (body: unknown, code: number) => {
    const { http } = shopEdge(() => json(body, code));
    return (await faultFrom(http.post('trolleyItems', { schema }))).message;
  };

  test.each([[400], [401], [403], [404], [409], [418], [422], [429], [500], [503]])(
    'is what the store says to be read, with %i, and else words of the house: never nothing [A8.O9]',
    async (code) => {
      expect(await saidOf({ code: 'Invalid', message: 'Your trolley is full.' }, code)).toBe('Your trolley is full.');
      for (const body of [{}, null, { message: 'at secret.ts:1' }, { code: 'Invalid', message: '' }]) {
        const message = await saidOf(body, code);
        expect(message).toMatch(/^[A-Z].{8,}\.$/);
        expect(message).not.toContain('secret');
      }
    },
  );
});
