/** Stands where a service will be provided; asked before that, it fails by its name. */
export function absent(name: string): () => Promise<never> {
  return () => Promise.reject(new Error(`Nothing was provided for "${name}".`));
}
