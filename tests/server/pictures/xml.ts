/** The drawing as a document; fails on what is not well-formed. For tests whose environment is jsdom. */
export function parsed(svg: string): Document {
  const document = new DOMParser().parseFromString(svg, 'image/svg+xml');
  const trouble = document.querySelector('parsererror');
  if (trouble) throw new Error(`${trouble.textContent} in ${svg.slice(0, 400)}`);
  return document;
}

/** What keeps a picture from standing in a page: ids that meet, references that lead nowhere, what could run or call out. */
export function troublesOf(svg: string): string[] {
  const document = parsed(svg);
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  const references = [...svg.matchAll(/url\(#([^)]+)\)|href="([^"]*)"/g)].map(([, url, href]) => url ?? href?.slice(1));
  return [
    ...ids.filter((id, i) => ids.indexOf(id) !== i).map((id) => `two things are called ${id}`),
    ...references.filter((id) => !ids.includes(id ?? '')).map((id) => `nothing is called ${id}`),
    ...[...document.querySelectorAll('script,style,image,text,foreignObject')].map(({ tagName }) => `a ${tagName}`),
    ...(svg.match(/NaN|undefined|Infinity|null|\d\.\d{5,}/g) ?? []),
    ...(svg.replaceAll('http://www.w3.org/2000/svg', '').match(/https?:|data:|javascript:/g) ?? []),
  ];
}
