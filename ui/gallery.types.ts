import type { ReactNode } from 'react';

/** What the gallery says about a piece of the shop. It stands beside the samples, in `<part>.samples.tsx`. */
export type Piece = {
  readonly title: string;
  /** One or two sentences: what it is for, and what it never does. */
  readonly about: string;
  /** The requirement rows it meets. */
  readonly rows: readonly string[];
  /** The charts that decide for it, by their folder in `machines/`. */
  readonly charts?: readonly string[];
};
export type Samples = Readonly<Record<string, ReactNode>>;
