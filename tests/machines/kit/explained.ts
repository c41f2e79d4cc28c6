/** Why mutants of a chart live, by their ids: in `tests/machines/<chart>/<chart>.explained.ts`, as `explained`. */
export type Explained = Readonly<Record<string, string>>;
