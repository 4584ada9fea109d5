import {docusaurus} from './docusaurus';
import {makeSite} from './makeSite';
import {siteFolder, SITES} from './sites';
import type {SiteName} from './sites';

/**
 * Creates a site next to its packages, with all of its builds.
 *
 * @param options.root - root folder of the project
 * @param options.dir - folder of the run
 * @throws {Error} if a build fails, with Docusaurus's output
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
