import {docusaurus} from './docusaurus';
import {makeSite} from './makeSite';
import {siteFolder, SITES} from './sites';
import type {SiteName} from './sites';

/**
 * Makes a site beside its packages, with all its builds.
 *
 * @param options.root - folder of the project
 * @param options.dir - folder of the run
 * @throws {Error} with what Docusaurus printed, where a build fails
 */
export async function buildSite(
  name: SiteName,
  {root, dir}: {root: string; dir: string},
): Promise<void> {
  const site = siteFolder(dir, name);
  makeSite({root, dir: site, bundler: SITES[name].bundler});
  for (const args of SITES[name].builds) {
    await docusaurus(site, 'build', ...args);
  }
}
