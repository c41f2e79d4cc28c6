import { expect, it } from 'vitest';
import { arrivedWith, pageChunk } from '#routes/-page-chunk.ts';

const scriptOf = (word: string) => `data:text/javascript,export const said = '${word}'`;

it('the page that came as a document brings its code from where the document says, without any list', async () => {
  arrivedWith(document, [3, scriptOf('home')]);
  expect(await pageChunk(3)).toMatchObject({ said: 'home' });
});

it('any other page is looked up in the list of all', async () => {
  arrivedWith(document, [3, scriptOf('home')]);
  await expect(pageChunk(4)).rejects.toThrow('No page has the number 4.');
});

it('code that cannot be had from there is looked up in the list of all', async () => {
  arrivedWith(document, [5, 'data:text/javascript,throw new Error("gone")']);
  await expect(pageChunk(5)).rejects.toThrow('No page has the number 5.');
});

it('a page without code of its own is looked up like any other', async () => {
  arrivedWith(document, null);
  await expect(pageChunk(6)).rejects.toThrow('No page has the number 6.');
});
