/** What a question asks, and the names in it as they were written. */
export type Question =
  | { readonly kind: 'without' | 'after' | 'together'; readonly one: string; readonly other: string }
  | { readonly kind: 'back' | 'how' | 'out' | 'stuck'; readonly one: string }
  | { readonly kind: 'text' | 'words'; readonly one: string }
  | { readonly kind: 'row'; readonly one: string }
  | { readonly kind: 'modals' | 'circles' };

export const examples: Readonly<Record<Question['kind'], readonly string[]>> = {
  without: [
    'can anyone reach payment without a slot',
    'can a guest pay',
    'can anyone reach "first order" without signing in',
  ],
  back: ['is there a way back to trolley from everywhere', 'is there a way back to zone shown from everywhere'],
  after: ['can "paid once" happen after declined', 'how does one get from shelf to payment'],
  how: ['how does one get to declined', 'how does one get to reservation expired'],
  out: ['what happens when the time slot expires', 'what leads out of out of zone'],
  text: ['which states show the text "Time slot expired"'],
  words: ['what does the shopper read when the time slot expires'],
  row: ['who claims A4.10'],
  modals: ['can two modals be open at once'],
  together: ['can closed and extending be at once'],
  circles: ['does the checkout ever lead in circles'],
  stuck: ['can placing get stuck'],
};

const row = /\b([AB]\d\.O?\d+)\b/i;
const plain = (question: string) =>
  question
    .normalize('NFC')
    .replace(/[“”«»]/g, '"')
    .replace(/[‘’]/g, "'")
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[?.!\s]+$/, '');
const anybody = '(?:any(?:one|body)|one|i|we|you|people|a shopper|a guest|a customer|some(?:one|body)|shoppers|they)';
const comes = '(?:reach|get (?:in)?to|come to|go to|arrive at|see|open|be (?:at|on|in)|enter|do|make|find)';
const reads: readonly (readonly [RegExp, (found: readonly string[]) => Question])[] = [
  [
    /\b(?:two|several|2|more than one) (?:modals?|dialogs?|pop-?ups?|windows).*(?:once|same time|together)|\bmodals? .*at once/,
    () => ({ kind: 'modals' }),
  ],
  [/\b(?:circles?|loops?|for ever round|endless redirects?|redirect loop)\b/, () => ({ kind: 'circles' })],
  [
    /\b(?:can|could|may|do|are) (?:a |any |the )?(?:guests?|strangers?|visitors?) (?:ever |able to )?(?:pay|order|check ?out|buy)\b/,
    () => ({ kind: 'without', one: 'payment', other: 'signing in' }),
  ],
  [
    /^(?:what|which) .*\b(?:reads?|says?|said|told|texts?|words|messages?)\b.* (?:when|if|once|after|in) (.+)$/,
    ([one = '']) => ({ kind: 'words', one }),
  ],
  [
    /^what (?:happens|comes|follows) (?:when|if|after|once|to whoever is in) (.+)$/,
    ([one = '']) => ({ kind: 'out', one }),
  ],
  [/(?:how|way|path|route|can) .*\bfrom (.+?) to (.+)$/, ([other = '', one = '']) => ({ kind: 'after', one, other })],
  [/(?:texts?|words?|says?|shows?|said|shown|read) .*?"(.+)"/, ([one = '']) => ({ kind: 'text', one })],
  [
    /(?:which|what) (?:states?|charts?|pages?) (?:shows?|says?) (?:the )?(?:texts?|words?)? ?(.+)$/,
    ([one = '']) => ({ kind: 'text', one }),
  ],
  [/^where (?:is|does it say|are the words?) "?(.+?)"?(?: shown| said)?$/, ([one = '']) => ({ kind: 'text', one })],
  [
    /way back to (.+?)(?:,? from (?:everywhere|anywhere|every state|all over|any state))?$/,
    ([one = '']) => ({ kind: 'back', one }),
  ],
  [
    new RegExp(
      `(?:always|from (?:everywhere|anywhere),?) (?:.*?)(?:get|come|go|return) (?:back )?to (.+?)(?: from (?:everywhere|anywhere))?$`,
    ),
    ([one = '']) => ({ kind: 'back', one }),
  ],
  [
    new RegExp(
      `(?:can|could|does|do|may|is it possible(?: for .+?)? to|will) (?:${anybody} )?(?:ever )?(?:${comes} )?(.+?) without (?:ever )?(?:having |being |going through |passing )?(.+)$`,
    ),
    ([one = '', other = '']) => ({ kind: 'without', one, other }),
  ],
  [/^(.+?) without (.+)$/, ([one = '', other = '']) => ({ kind: 'without', one, other })],
  [
    /(?:does|must|is) (.+?) always (?:come |needed |happen )?(?:before|for) (.+)$/,
    ([other = '', one = '']) => ({ kind: 'without', one, other }),
  ],
  [
    new RegExp(
      `(?:can|could|does|may|will) (?:${anybody} )?(?:ever )?(?:${comes} )?(.+?)(?: ever)?(?: happen| come| occur| follow| be reached)? (?:after|follow|once) (.+)$`,
    ),
    ([one = '', other = '']) => ({ kind: 'after', one, other }),
  ],
  [
    /(?:can|could|are|may) (.+?) and (.+?) (?:be |hold |happen |both )?(?:true |open |active )?(?:at once|at the same time|together)$/,
    ([one = '', other = '']) => ({ kind: 'together', one, other }),
  ],
  [
    /(?:can|does|could|may) (?:the |a )?(.+?) (?:ever )?(?:get stuck|hang|be stuck|wait for ever)(?: for ever)?$/,
    ([one = '']) => ({ kind: 'stuck', one }),
  ],
  [
    new RegExp(`how (?:does|do|can|could|would) ${anybody} (?:ever )?${comes} (.+)$`),
    ([one = '']) => ({ kind: 'how', one }),
  ],
  [
    /(?:how to get to|(?:the |a )?(?:shortest )?(?:path|way|route) to|what leads to|how is) (.+?)(?: reached)?$/,
    ([one = '']) => ({ kind: 'how', one }),
  ],
  [
    /(?:what leads (?:out of|away from|on from)|what (?:can|could) happen (?:in|at|from)|where (?:can|does) (?:one|i|it|you) go from|(?:ways|way) out of|what comes after|how does one leave) (.+)$/,
    ([one = '']) => ({ kind: 'out', one }),
  ],
  [new RegExp(`^(?:can|could) ${anybody} (?:ever )?${comes} (.+)$`), ([one = '']) => ({ kind: 'how', one })],
];

const name = (text: string) =>
  text
    .replace(/^(?:the |a |an )?"?(?:the |a |an )?/i, '')
    .replace(/"$/, '')
    .trim();

/** Reads a question; null when it is none of those that can be answered. */
export function readQuestion(asked: string): Question | null {
  const text = plain(asked);
  const ofRow = row.exec(text)?.[1];
  if (ofRow !== undefined && !/without|after|back to/i.test(text)) return { kind: 'row', one: ofRow.toUpperCase() };
  for (const [words, make] of reads) {
    const found = new RegExp(words.source, 'i').exec(text);
    if (!found) continue;
    const question = make(found.slice(1).map((part) => name(part ?? '')));
    if (!('one' in question) || question.one !== '') return question;
  }
  return null;
}
