import type { ListSearchHappening } from '#machines/list-search/index.ts';
import { listSearchTexts as texts } from '#ui/texts/list-search.texts.ts';

const filled = (text: string, words: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (hole, name: string) => String(words[name] ?? hole));

/** A text with its gaps filled. */
export const say = ({ text }: { readonly text: string }, words: Readonly<Record<string, string | number>>): string =>
  filled(text, words);
/** One form for one, another for several. */
export const sayCount = (one: { readonly text: string }, several: { readonly text: string }, n: number): string =>
  n === 1 ? one.text : say(several, { n });

/** What is said aloud of what has just happened to a list; null when nothing is. */
export function listSearchWords(happening: ListSearchHappening): string | null {
  if (happening.type === 'line.passed') {
    const { did, name, next } = happening;
    const done = say(did === 'added' ? texts.saidAdded : texts.saidSkipped, { name });
    return `${done}. ${next ? say(texts.saidNext, { term: next.term, n: next.count }) : texts.saidDone.text}`;
  }
  if (happening.type === 'all.added') return sayCount(texts.saidAllAddedOne, texts.saidAllAdded, happening.count);
  if (happening.type === 'wording.looked') return say(texts.saidWording, { term: happening.term, n: happening.count });
  if (happening.type === 'list.kept') return texts.kept.text;
  if (happening.type !== 'list.looked') return null;
  const { count: n, none } = happening;
  return say(none === 0 ? texts.saidLookedAll : texts.saidLooked, { n, none });
}
