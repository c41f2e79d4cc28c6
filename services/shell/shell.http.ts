import type { Http } from '../http/http.types.ts';
import type { ShellService } from './shell.contract.ts';

export const createShellService = (http: Http): ShellService => ({
  shell: (signal) => http.get('shell', { schema: (all) => all.Shell, signal }),
  homepageBanners: async (signal) =>
    (await http.get('homepageBanners', { schema: (all) => all.HomepageBanners, signal })).banners,
});
