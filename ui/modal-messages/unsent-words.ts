import type { GenericModal } from '#services/modals/modals.words.ts';
import { unsentTexts as texts } from '#ui/texts/unsent.texts.ts';

type Words = { readonly text: string };
const counted = (count: number, one: Words, many: Words) =>
  count === 0 ? [] : [(count === 1 ? one : many).text.replace('{n}', String(count))];

/** Somebody wants to sign out: so many changes to the trolley and words of the list are on this device alone. */
export function unsentMessage({ changes, words }: { readonly changes: number; readonly words: number }): GenericModal {
  const what = [...counted(changes, texts.change, texts.changes), ...counted(words, texts.word, texts.words)].join(
    texts.and.text,
  );
  return {
    title: texts.title.text,
    description: (changes + words === 1 ? texts.one : texts.many).text.replace('{what}', what),
    icon: changes > 0 ? 'trolley' : 'list',
    buttonText: texts.sendAndLeave.text,
    hasCancelButton: true,
    cancelButtonText: texts.leaveAnyway.text,
  };
}
