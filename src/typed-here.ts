import { createKeptTexts, type KeptTexts } from '#services/storage/kept-texts.ts';

type Snapshot<Context> = { readonly context: Context };
type TypedInto<Context> = {
  getSnapshot(): Snapshot<Context>;
  subscribe(hear: (now: Snapshot<Context>) => void): unknown;
};
type Parts<Context> = {
  readonly name: string;
  readonly chart: TypedInto<Context>;
  /** What stands there and is not kept, as the chart has it; the same as long as nothing was typed. */
  readonly typedIn: (context: Context) => KeptTexts | null;
  readonly recall: (kept: KeptTexts) => void;
};

/** What is typed into a chart outlives the page: it is there again after a reload, until the tab is closed. */
export function keepTyped<Context extends { readonly subject: string | null }>(parts: Parts<Context>): void {
  const { name, chart, typedIn, recall } = parts;
  const kept = createKeptTexts(() => (import.meta.env.SSR ? undefined : sessionStorage), name);
  const { subject } = chart.getSnapshot().context;
  const before = subject === null ? null : kept.recall(subject);
  if (before) recall(before);
  let known = JSON.stringify(before);
  chart.subscribe(({ context }) => {
    const typed = typedIn(context);
    const now = JSON.stringify(typed);
    if (now === known) return;
    known = now;
    kept.remember(context.subject, typed);
  });
}

type Drafts<Field extends string> = {
  readonly subject: string | null;
  readonly drafts: Readonly<Record<Field, string | null>>;
};
type Drafted<Field extends string> = TypedInto<Drafts<Field>> & {
  send(event: { readonly type: 'text.type'; readonly field: Field; readonly text: string }): void;
};

/** The same for notes: what stands in a field and is not kept is typed once more, and so kept after all. */
export function keepDrafts<Field extends string>(name: string, chart: Drafted<Field>, fields: readonly Field[]): void {
  keepTyped({
    ...{ name, chart },
    typedIn: ({ drafts }) => {
      const texts = Object.fromEntries(
        fields.flatMap((field) => (drafts[field] === null ? [] : [[field, drafts[field]]])),
      );
      return Object.keys(texts).length === 0 ? null : { about: null, texts };
    },
    recall: ({ texts }) => {
      for (const field of fields) {
        const text = texts[field];
        if (text !== undefined) chart.send({ type: 'text.type', field, text });
      }
    },
  });
}
