/** A law that was seen broken: its name, and what was seen. */
export type Broken = { readonly law: string; readonly about: string };

/** Keeps the first of each law: what follows from a broken law is no news. */
export function createBook() {
  const broken = new Map<string, Broken>();
  return {
    say: (law: string, about: unknown): void => {
      if (!broken.has(law)) broken.set(law, { law, about: typeof about === 'string' ? about : JSON.stringify(about) });
    },
    holds: (law: string, isTrue: boolean, about: () => unknown): void => {
      if (isTrue || broken.has(law)) return;
      const seen = about();
      broken.set(law, { law, about: typeof seen === 'string' ? seen : JSON.stringify(seen) });
    },
    all: (): readonly Broken[] => [...broken.values()],
  };
}
export type Book = ReturnType<typeof createBook>;
