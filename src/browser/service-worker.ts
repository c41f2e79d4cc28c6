type TrustedTypes = {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string };
};

const worker = '/sw.js';

/** Registers the one worker. The page's only Trusted Types policy knows this address and no other. */
export async function registerWorker(page: Window & { trustedTypes?: TrustedTypes }): Promise<void> {
  if (!('serviceWorker' in page.navigator) || !page.isSecureContext) return;
  const policy = page.trustedTypes?.createPolicy('kete', {
    createScriptURL: (url) => {
      if (url !== worker) throw new TypeError('Only the service worker may be loaded by address.');
      return url;
    },
  });
  await page.navigator.serviceWorker.register(policy ? policy.createScriptURL(worker) : worker);
}
