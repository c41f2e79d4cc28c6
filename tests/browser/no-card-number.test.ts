import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { demoOnecards } from '#fixtures/onecards.ts';
import { isLuhn, testCards } from '#server/payments/test-cards.ts';
import { checkoutShopper, pathOf } from './checkout-shopper.ts';
import { storeAndBrowser } from './rig.ts';

const rig = storeAndBrowser();
const books = ['store.db', 'payments.db'];
const [refused, approved] = ['4000000000000119', '5555555555554444'] as const;

/** A number of a card; an instant in milliseconds has as many digits as the shortest of them. */
const couldBeCard = (digits: string) => isLuhn(digits) && !/^1[78]\d{11}$/.test(digits);
/** Every text that a database holds, cell by cell: what stands beside it in the file makes no number of it. */
function textsAt(name: string): readonly string[] {
  const book = new DatabaseSync(join(rig.store.dataDir, name), { readOnly: true });
  const tables = book.prepare("select name from sqlite_master where type = 'table'").all();
  const cells = tables.flatMap(({ name }) =>
    book
      .prepare(`select * from "${String(name)}"`)
      .all()
      .flatMap((row) => Object.values(row)),
  );
  book.close();
  return cells.filter((cell) => typeof cell === 'string');
}
const cardsIn = (text: string) => (text.match(/\d{13,}/g) ?? []).filter(couldBeCard);

it('whoever types a card and pays tells it to the payment side alone: the store is sent none, answers none and keeps none', async () => {
  const who = await checkoutShopper(rig);
  await who.putPlain();
  await who.lives();
  await who.holds('standard');
  await who.accepts();
  const before = new Set(books.flatMap(textsAt));
  const { page, context } = await who.opens('/checkout/payment');
  const said: string[] = [];
  const answers: Promise<string>[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(rig.store.origin)) said.push(`${request.url()} ${request.postData() ?? ''}`);
  });
  page.on('response', (response) => {
    if (response.url().includes('/api/')) answers.push(response.text().catch(() => ''));
  });
  const card = page.frameLocator('iframe[title="Card details"]');
  const pay = async (number: string) => {
    await card.getByLabel('Card number').fill(number);
    await card.getByLabel('Month').fill('12');
    await card.getByLabel('Year').fill('31');
    await card.getByLabel('CVV').fill('123');
    await page.getByRole('button', { name: /^Pay \$/ }).click();
  };
  await pay(refused);
  await page.getByText('The payment was declined').waitFor();
  await pay(approved);
  await expect.poll(() => pathOf(page), { timeout: 15_000 }).toBe('/checkout/confirmation');
  const told = [...said, ...(await Promise.all(answers))];
  await context.close();
  expect(told.filter((line) => line.includes('/orders/my/active/place'))).toHaveLength(2);
  expect(told.filter((line) => cardsIn(line).length > 0 || line.includes('cvv'))).toEqual([]);

  const { dataDir, log } = rig.store;
  const files = readdirSync(dataDir, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  for (const { parentPath, name } of files) {
    const bytes = readFileSync(join(parentPath, name), 'latin1');
    expect({ name, cards: testCards.filter(({ number }) => bytes.includes(number)) }).toEqual({ name, cards: [] });
  }
  const written = books.flatMap(textsAt).filter((cell) => !before.has(cell));
  expect(written.length).toBeGreaterThan(10);
  expect(written.flatMap(cardsIn)).toEqual([]);
  const isOnecard = (digits: string) => demoOnecards.some(({ number }) => number === digits);
  expect(cardsIn(log()).filter((digits) => !isOnecard(digits))).toEqual([]);
});
