import { type Place, places } from '#routes/-places.ts';
import { waiting } from '#routes/-waiting-words.ts';

const whoReads = { anyone: 'anyone', 'signed-in': 'who is signed in', shopper: 'shoppers' } as const;

/** The text of docs/not-yet.md: each page whose capability comes later, with its row of the route table. */
export function notYetPage(
  table: Readonly<Record<string, Place>> = places,
  words: Readonly<Record<string, string>> = waiting,
): string {
  const lines = Object.entries(words)
    .flatMap(([id, capability]) => (table[id] ? [{ ...table[id], capability }] : []))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));
  const rows = lines.map(({ path, capability, who, feature }) => {
    const gate = feature === undefined ? '' : `, when ${feature} is on`;
    return `| \`${path}\` | ${capability} | ${whoReads[who]}${gate} |`;
  });
  return `# Not yet

${rows.length} of ${Object.keys(table).length} pages stand at their address, behind their guard and with their title, and say what will be there. None of them proves a
requirement. Made of \`routes/-waiting-words.ts\` by \`npm run not-yet\`; a house test fails when it is out of date.

| address | what will be there | for |
|---|---|---|
${rows.join('\n')}
`;
}
