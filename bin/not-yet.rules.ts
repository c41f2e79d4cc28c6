import { type Place, places } from '#routes/-places.ts';

const whoReads = { anyone: 'anyone', 'signed-in': 'who is signed in', shopper: 'shoppers' } as const;

/** The text of docs/not-yet.md: each page whose capability comes later, as the route table has it. */
export function notYetPage(table: readonly Place[] = Object.values(places)): string {
  const waiting = table.filter(({ notYet }) => notYet !== undefined).toSorted((a, b) => (a.path < b.path ? -1 : 1));
  const rows = waiting.map(({ path, notYet, who, feature }) => {
    const gate = feature === undefined ? '' : `, when ${feature} is on`;
    return `| \`${path}\` | ${notYet} | ${whoReads[who]}${gate} |`;
  });
  return `# Not yet

${waiting.length} of ${table.length} pages stand at their address, behind their guard and with their title, and say what will be there. None of them proves a
requirement. Made of \`routes/-places.ts\` by \`npm run not-yet\`; a house test fails when it is out of date.

| address | what will be there | for |
|---|---|---|
${rows.join('\n')}
`;
}
