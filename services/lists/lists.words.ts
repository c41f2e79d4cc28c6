/** How long a line of a list, and the name of a list, may be: in code points. */
export const longestText = 120;
export const longestListName = 60;
/** A shopping list holds so many lines, a saved list so many products, a shopper so many saved lists and favourites. */
export const mostItems = 300;
export const mostSavedItems = 400;
export const mostSavedLists = 50;
export const mostFavourites = 500;
/** So many lines of a pasted list are looked for at once, and so many products are shown for each. */
export const mostTerms = 60;
export const mostMatches = 6;
