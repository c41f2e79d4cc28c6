import { relative } from 'node:path';
import { coupons } from '#fixtures/coupons.ts';
import { demoOnecards } from '#fixtures/onecards.ts';
import { demoShoppers, hasDemoShoppers } from '../accounts/demo-shoppers.ts';
import type { CatalogueView } from '../catalogue/catalogue.ts';
import type { Config } from '../config.ts';
import { testCards } from '../payments/test-cards.ts';
import type { Side } from './sides.ts';

/** A line for the person at the keyboard, on the output that is not the log. */
export type Say = (line: string) => void;

const count = (value: number) => value.toLocaleString('en-NZ');

const sideNames: Readonly<Record<Side['name'], string>> = { payment: 'The payment side', chat: 'The chat side' };

type Open = {
  readonly view: CatalogueView;
  readonly sides: readonly Side[];
  /** The token of the link that joins a Onecard; null where there is none. */
  readonly onecardToken?: string | null;
};

/** Where the store is, what is in it, what stands beside it and what to try first. */
export function sayOpen(say: Say, config: Config, { view, sides, onecardToken = null }: Open, readyMs: number): void {
  const { publicOrigin } = config;
  const database = config.databaseUrl === null ? `the embedded database in ${shortPath(config.dataDir)}` : 'PostgreSQL';
  const [department] = view.departments();
  const [aisle] = department?.aisles ?? [];
  const tries: readonly (readonly [string, string])[] = [
    ['/', 'the home page'],
    [`/shop/browse/${department?.slug}`, 'a department'],
    [`/shop/browse/${department?.slug}/${aisle?.slug}`, 'an aisle, with filters'],
    ['/shop/searchproducts?search=kumera', 'a search with a slip of the finger'],
    ['/account/orders/(account-modal:change-order)', 'a modal by its own address'],
    ['/api/openapi.json', 'the document of the API'],
    ...(config.hasInspector ? ([['/inspector', 'every behaviour of the shop, as charts']] as const) : []),
  ];
  const widest = Math.max(...tries.map(([path]) => path.length));
  say(`Kete is open at ${publicOrigin} (ready in ${(readyMs / 1_000).toFixed(2)} s).`);
  say('');
  say(`  ${count(view.products)} products in ${database}, in ${config.mode} mode.`);
  for (const { name, origin } of sides) say(`  ${sideNames[name]} is at ${origin}.`);
  if (config.signIn === 'sso') say(`  Signing in leads to ${config.issuer?.address ?? `${publicOrigin}/idp`}.`);
  if (hasDemoShoppers(config)) sayShoppers(say);
  say('');
  say('  Test cards (any later month, any code of three digits):');
  for (const { number, says } of testCards) say(`    ${spaced(number)}   ${says}`);
  if (config.mode === 'demo') sayCoupons(say);
  if (onecardToken !== null) sayOnecards(say, publicOrigin, onecardToken);
  say('');
  say('  Try:');
  for (const [path, what] of tries) say(`    ${publicOrigin}${path.padEnd(widest)}   ${what}`);
  say('');
  say('  Ctrl+C closes the store.');
}

function sayShoppers(say: Say): void {
  const widest = Math.max(...demoShoppers.map(({ email }) => email.length));
  say('');
  say('  Test shoppers:');
  for (const { email, password, details } of demoShoppers)
    say(
      `    ${email.padEnd(widest)}   password: ${password}${details ? '' : '   (has an account, and is no shopper yet)'}`,
    );
}

function sayOnecards(say: Say, publicOrigin: string, token: string): void {
  say('');
  say('  Test Onecards:');
  for (const { number, hasLink } of demoOnecards)
    say(
      hasLink
        ? `    by link: ${publicOrigin}/?oToken=${token}`
        : `    ${number}   to type in when registering, or at /account/onecard`,
    );
}

function sayCoupons(say: Say): void {
  const widest = Math.max(...coupons.map(({ code }) => code.length));
  say('');
  say('  Test coupons:');
  for (const { code, facts } of coupons) say(`    ${code.padEnd(widest)}   ${facts.name}`);
}

const spaced = (number: string) => number.replace(/(\d{4})(?=\d)/g, '$1 ');

function shortPath(folder: string): string {
  const fromHere = relative('', folder);
  return fromHere === '' || fromHere.startsWith('..') ? folder : fromHere;
}
