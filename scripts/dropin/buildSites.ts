import path from 'node:path';
import {docusaurus} from './docusaurus';
import {installRelease} from './installRelease';
import {makeSite} from './makeSite';
import {packPackages} from './packPackages';
import {siteFolder, SITES, type Release} from './sites';

const RELEASES: readonly Release[] = ['newest', 'oldest'];

/**
 * Packs packages, installs them, and builds their sites, with all builds of each.
 *
 * @param names - keys of `SITES`
 * @param options.root - root folder of the project
 * @param options.dir - folder of the run
 * @param options.slots - how many installations or sites may be in progress at once
 * @throws {Error} if anything fails, with its output
 */
export async function buildSites(
  names: readonly string[],
  {root, dir, slots}: {root: string; dir: string; slots: number},
): Promise<void> {
  const sites = Object.entries(SITES).filter(([name]) => names.includes(name));
  const tested = [...new Set(sites.map(([, site]) => site.tested))];
  const tarballs = await timed('pack', () =>
    packPackages(root, path.join(dir, 'packages'), tested),
  );
  await inParallel(slots, RELEASES, release =>
    timed(`install the ${release} Docusaurus`, () =>
      installRelease(release, {root, dir: path.join(dir, release), tarballs}),
    ),
  );
  await inParallel(slots, sites, ([name, site]) =>
    timed(`build ${name}`, async () => {
      const folder = siteFolder(dir, name);
      makeSite({root, dir: folder, ...site});
      for (const args of site.builds) {
        await docusaurus(folder, 'build', ...args);
      }
    }),
  );
}

async function inParallel<T>(
  slots: number,
  items: readonly T[],
  run: (item: T) => Promise<void>,
): Promise<void> {
  const waiting = items.values();
  const runNext = async () => {
    for (const item of waiting) {
      await run(item);
    }
  };
  await Promise.all(Array.from({length: slots}, runNext));
}

async function timed<T>(name: string, run: () => Promise<T>): Promise<T> {
  console.time(name);
  const result = await run();
  console.timeEnd(name);
  return result;
}
