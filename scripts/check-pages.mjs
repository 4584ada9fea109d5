import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {checkPages} from './pages/checkPages.mjs';
import {DEFAULT_SITE_URL} from './pages/constants.mjs';
import {awaitedRoutes} from './specification/routes.mjs';

const ROOT = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');

/** Checks the built pages, and says how many routes of the specification are awaited; a unit test lists them. */
function main() {
  const {routes, problems} = checkPages({
    dir: path.join(ROOT, 'build'),
    siteUrl: process.env.SITE_URL ?? DEFAULT_SITE_URL,
    baseUrl: process.env.BASE_URL,
  });
  const awaited = awaitedRoutes(routes);
  for (const problem of problems) {
    console.error(problem);
  }
  const found = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
  console.log(`${routes.length} pages read, ${awaited.length} more awaited; ${found} found`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
