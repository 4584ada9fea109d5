import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {checkPages} from './pages/checkPages.mjs';
import {DEFAULT_SITE_URL} from './pages/constants.mjs';
import {awaitedRoutes} from './specification/routes.mjs';

const ROOT = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');

/** Checks the built pages, and says which routes of the specification are still awaited. */
function main() {
  const {routes, problems} = checkPages({
    dir: path.join(ROOT, 'build'),
    siteUrl: process.env.SITE_URL ?? DEFAULT_SITE_URL,
    baseUrl: process.env.BASE_URL,
  });
  const awaited = awaitedRoutes(routes);
  if (awaited.length > 0) {
    console.log(`Routes of the specification still awaited (${awaited.length}):`);
    console.log(awaited.map(route => `  ${route}`).join('\n'));
  }
  for (const problem of problems) {
    console.error(problem);
  }
  console.log(`${routes.length} pages read, ${problems.length} problems found`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
