import fs from 'node:fs';
import path from 'node:path';

/**
 * @param dir - the build folder
 * @throws {Error} if it has no home page
 */
export function assertBuiltSite(dir: string) {
  if (!fs.existsSync(path.join(dir, 'index.html'))) {
    throw new Error(`There is no built site in ${dir} (no index.html). Run "npm run build" first.`);
  }
}
