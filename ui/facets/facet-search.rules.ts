const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Those whose name has every word that was typed, whatever the case and with or without macrons. */
export function matching<T extends { readonly name: string }>(choices: readonly T[], typed: string): readonly T[] {
  const words = folded(typed).split(/\s+/).filter(Boolean);
  return choices.filter(({ name }) => {
    const inName = folded(name);
    return words.every((word) => inName.includes(word));
  });
}
