import { expect, it } from 'vitest';
import { absent } from '#machines/kit/index.ts';

it('an actor that nobody provided fails by its name', async () => {
  await expect(absent('placeOrder')()).rejects.toThrow('placeOrder');
});
