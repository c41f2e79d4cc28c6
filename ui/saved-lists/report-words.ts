import type { SavedListsReport } from '#machines/saved-lists/index.ts';
import type { Fault } from '#services/fault.ts';
import type { NameProblem } from '#services/lists/list-name.rules.ts';
import { savedListsTexts as texts } from '#ui/texts/saved-lists.texts.ts';

const named = ({ text }: { readonly text: string }, name: string) => text.replace('{name}', () => name);
const counted = ({ text }: { readonly text: string }, n: number) => text.replace('{n}', () => String(n));

/** "1 item", "3 items" */
export const countOf = (n: number, one: { readonly text: string }, many: { readonly text: string }): string =>
  n === 1 ? one.text : counted(many, n);

export const whyOf = (fault: Fault | null): string =>
  fault?.tag === 'offline' ? texts.offline.text : (fault?.message ?? '');

export const nameProblemWords = (problem: NameProblem | null): string | null =>
  problem && { missing: texts.nameMissing, long: texts.nameLong, taken: texts.nameTaken }[problem].text;

type Added = { readonly name: string; readonly added: number; readonly lost: number; readonly waiting: number };
/** "3 products of “Weekly shop” are in your trolley. 1 could not be added." */
export function addedWords({ name, added, lost, waiting }: Added): string {
  const said = [
    added === 0 ? null : named(added === 1 ? texts.addedOne : { text: counted(texts.addedSome, added) }, name),
    lost === 0 ? null : counted(texts.lostSome, lost),
    waiting === 0 ? null : counted(texts.waitingSome, waiting),
  ].filter(Boolean);
  return said.length === 0 ? texts.addedNone.text : `${said.join('. ')}.`;
}

/** What of a report is said to those who listen; null for what the page shows alone. */
export function reportWords(report: SavedListsReport): string | null {
  switch (report.type) {
    case 'list.saved':
      return named(report.isNew ? texts.savedNew : texts.savedTo, report.list.name);
    case 'list.renamed':
      return named(texts.renamed, report.name);
    case 'list.removed':
      return named(texts.removed, report.name);
    case 'list.shared':
      return (report.isShared ? texts.nowShared : texts.notShared).text;
    case 'item.removed':
      return named(texts.takenOff, report.name);
    case 'items.added':
      return addedWords(report);
    case 'change.failed':
      return texts.changeFailed.text.replace('{why}', () => whyOf(report.fault));
    case 'lines.wanted':
      return null;
  }
}
