import fs from 'node:fs/promises';
import path from 'node:path';

/**
 * Writes each page `x/index.html` as `x.html` too. A static host then serves `/x`, the address in every link,
 * directly. With only the folder, it redirects to `/x/`, and `/x.html` isn't found at all. A path that ends in
 * `.html` or `/index.html` is the same page as the path without that ending.
 *
 * @param props - what `postBuild` gets: the folder of the built site, its base URL, and its routes
 * @returns how many files were written
 */
export async function writeHtmlCopies({
  outDir,
  baseUrl,
  routesPaths,
}: {
  readonly outDir: string;
  readonly baseUrl: string;
  readonly routesPaths: readonly string[];
}): Promise<number> {
  const written = await Promise.all(
    routesPaths.map(async route => {
      const bare = route.slice(baseUrl.length).replace(/\/$/, '');
      // `a/index.html` is the page of `/a/`, so a route named index must not replace it.
      if (bare === '' || /(^|\/)(index|404\.html)$/.test(bare)) {
        return false;
      }
      const folder = path.join(outDir, bare);
      try {
        await fs.copyFile(
          path.join(folder, 'index.html'),
          `${folder}.html`,
          fs.constants.COPYFILE_EXCL,
        );
        return true;
      } catch {
        return false; // The site already writes its pages as `x.html`, or doesn't write them at all.
      }
    }),
  );
  return written.filter(Boolean).length;
}
