import path from 'node:path';
import {runBrowserTests} from './browserTests';
import {buildSite} from './buildSite';
import {installRelease} from './installRelease';
import {packPackages, type Tarballs} from './packPackages';
import {COMMANDS, SITE_NAMES, SITES} from './sites';
import type {PlaywrightReport} from './mergeReports';
import type {Job} from './runJobs';
import type {Release} from './sites';

export interface DropinRun {
  /** Root folder of the project. */
  root: string;
  /** Folder of the run. */
  dir: string;
  /** Playwright projects to run. */
  projects: readonly string[];
  /** Arguments for Playwright. */
  args: readonly string[];
  /** Whether `dir` contains the sites of an earlier run. */
  isBuilt: boolean;
  onReport: (report: PlaywrightReport) => void;
}

/** Returns all jobs: building the sites, testing them, and everything these need, with the longest chains first. */
export function dropinJobs(run: DropinRun): Job[] {
  const {root, dir, args, isBuilt, onReport} = run;
  const projects = [...SITE_NAMES, COMMANDS].filter(name => run.projects.includes(name));
  const tests = projects.map((name): Job => ({
    name: `test ${name}`,
    needs: isBuilt ? [] : needsOf(name),
    run: async () => onReport(await runBrowserTests(name, {root, dir, args})),
  }));
  if (isBuilt) {
    return tests;
  }

  let tarballs: Tarballs = {};
  const needed = new Set(tests.flatMap(({needs}) => needs));
  const pack: Job = {
    name: 'pack the packages',
    needs: [],
    run: async () => {
      tarballs = await packPackages(root, path.join(dir, 'packages'));
    },
  };
  const sites = SITE_NAMES.filter(name => needed.has(`build ${name}`)).map((name): Job => ({
    name: `build ${name}`,
    needs: [installOf(SITES[name].packages)],
    run: () => buildSite(name, {root, dir}),
  }));
  const installed = new Set([...needed, ...sites.flatMap(({needs}) => needs)]);
  const installs = RELEASES.filter(packages => installed.has(installOf(packages))).map(
    (packages): Job => ({
      name: installOf(packages),
      needs: [pack.name],
      run: () => installRelease(packages, {root, dir, tarballs}),
    }),
  );
  return [
    pack,
    ...installs,
    ...sites.slice(0, 1),
    ...tests.slice(0, 1),
    ...sites.slice(1),
    ...tests.slice(1),
  ];
}

const RELEASES = ['newest', 'oldest'] as const satisfies Release[];

const installOf = (packages: Release): string => `install the ${packages} Docusaurus`;

/** Returns the names of the jobs that a project's tests need. */
function needsOf(project: string): string[] {
  return project === COMMANDS
    ? ['build rspack', installOf('newest'), installOf('oldest')]
    : [`build ${project}`];
}
