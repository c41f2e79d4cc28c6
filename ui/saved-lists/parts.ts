/** What comes with the chart of saved lists besides it: `World` is what the services are reached by. */
export type SavedListsParts<World> = {
  /** How much stands on the other lists of a shopper; null where nobody can tell. */
  readonly countLists: (
    world: World,
    signal: AbortSignal,
  ) => Promise<{ readonly shoppingList: number | null; readonly favourites: number | null }>;
};
