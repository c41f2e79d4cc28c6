import { createElement, type ReactNode, useId } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createKept } from '#src/kept.ts';
import { createPieces } from '#src/pieces.ts';
import { type Keep, KeepContext, useKeep } from '#ui/kept/kept.ts';

type Product = { readonly name: string };
const apple: Product = { name: 'Apple & <b>pear</b>' };
const kumara: Product = { name: 'Kūmara' };
const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

function world(card: (product: Product) => ReactNode) {
  const said: string[] = [];
  let drawn = 0;
  const kept = createKept(renderToString, { warn: (line) => said.push(line), error: (line) => said.push(line) });
  const List = ({ products }: { products: readonly Product[] }) => {
    const keep = useKeep();
    const cards = products.map((product, at) =>
      createElement(
        'li',
        { key: at },
        keep(product, 'card', () => {
          drawn++;
          return card(product);
        }),
      ),
    );
    return createElement('html', null, createElement('head'), createElement('body', null, cards));
  };
  const plain = (products: readonly Product[]) => renderToString(createElement(List, { products }));
  const page = (products: readonly Product[], token = 'kept-x-') => {
    const pieces = createPieces(token);
    const keep: Keep = kept.in(pieces);
    const list = createElement(List, { products });
    return text(pieces.join(renderToString(createElement(KeepContext, { value: keep }, list)), ''));
  };
  return { page, plain, said, drawn: () => drawn };
}

describe('Drawings that are kept', () => {
  it('stand in a page exactly as React would have drawn them there', () => {
    const { page, plain } = world(({ name }) => createElement('p', { title: name }, name, ' ', name));
    expect(page([apple, kumara, apple])).toBe(plain([apple, kumara, apple]));
    expect(page([kumara, apple])).toBe(plain([kumara, apple]));
  });

  it('are made once, however many pages show them', () => {
    const { page, drawn } = world(({ name }) => createElement('p', null, name));
    page([apple, kumara, apple]);
    page([apple, kumara]);
    expect(drawn()).toBe(2);
  });

  it('cannot be called by what somebody wrote', () => {
    const { page } = world(({ name }) => createElement('p', null, name));
    expect(page([kumara, { name: 'kept-y-0;' }])).toContain('<p>kept-y-0;</p>');
  });

  it('have their pictures fetched early in the head of every page', () => {
    const { page } = world(({ name }) => createElement('img', { src: `/${name}.svg`, alt: '' }));
    for (let time = 0; time < 2; time++)
      expect(page([kumara])).toMatch(
        /<head><link rel="preload" as="image" href="\/Kūmara.svg"\/><\/head><body><li><img src="\/Kūmara.svg" alt=""\/><\/li>/,
      );
  });

  it('are given up, with a word to the log, when React made an id in one', () => {
    const Named = ({ name }: Product) => createElement('p', { id: useId() }, name);
    const { page, plain, said } = world((product) => createElement(Named, product));
    page([apple]);
    expect(said).toEqual(['What is drawn as "card" cannot be kept, for React made an id in it.']);
    expect(page([apple, kumara])).toBe(plain([apple, kumara]));
  });
});
