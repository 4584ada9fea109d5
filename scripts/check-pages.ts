import path from 'node:path';
import {REPOSITORY, runCheck} from './checks/runCheck';
import {checkBuild} from './compat/checkBuild';
import {readTargets} from './compat/targets';
import {checkPages} from './pages/checkPages';
import {DEFAULT_SITE_URL} from './pages/constants';
import {awaitedRoutes} from './specification/routes';

const USAGE = `Checks the pages in build/: their titles, descriptions, pictures, headings, links and images,
and whether the browsers of browserslist have what their scripts and style sheets use.

  npx tsx scripts/check-pages.ts

Build the site first, with the same BASE_URL and SITE_URL. It also prints how many of the specified
routes don't exist yet; a unit test lists them. Exits with 1 if it finds a problem, and with 2 if
there's no build.`;

void runCheck({
  usage: USAGE,
  options: {},
  check: () => {
    const dir = path.join(REPOSITORY, 'build');
    const pages = checkPages({
      dir,
      siteUrl: process.env.SITE_URL ?? DEFAULT_SITE_URL,
      baseUrl: process.env.BASE_URL,
    });
    const {routes} = pages;
    const problems = [...pages.problems, ...checkBuild(dir, readTargets(REPOSITORY))];
    for (const problem of problems) {
      console.error(problem);
    }
    const found = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
    const awaited = awaitedRoutes(routes).length;
    console.log(`${routes.length} pages read, ${awaited} still missing; ${found} found`);
    return problems.length === 0;
  },
});
