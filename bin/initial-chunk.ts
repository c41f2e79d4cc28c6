import type { Plugin } from 'vite';

/**
 * All that a first page needs, whatever page it is, in one file: many small ones compress worse, because each begins
 * knowing nothing of the others. What only some pages need stays apart.
 */
export function initialChunk(entry: string): { readonly plugin: Plugin; readonly isInitial: (id: string) => boolean } {
  const initial = new Set<string>();
  return {
    isInitial: (id) => initial.has(id),
    plugin: {
      name: 'initial-chunk',
      applyToEnvironment: (environment) => environment.name === 'client',
      buildEnd() {
        initial.clear();
        const waiting = [...this.getModuleIds()].filter((id) => id.endsWith(entry));
        for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
          if (initial.has(id)) continue;
          initial.add(id);
          waiting.push(...(this.getModuleInfo(id)?.importedIds ?? []));
        }
      },
    },
  };
}
