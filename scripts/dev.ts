import {spawn} from 'node:child_process';
import path from 'node:path';
import {createPageCheck} from './check/createPageCheck';
import {formatPageReport} from './check/formatPageReport';
import {watchPages} from './check/watchPages';
import {REPOSITORY} from './checks/runCheck';

/*
 * Runs Docusaurus's development server with the given arguments. When an article is saved, the results of its check
 * appear in the same terminal.
 */
// Makes dates in samples print the same everywhere.
process.env.TZ = 'UTC';

const cli = path.join(REPOSITORY, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
const server = spawn(process.execPath, [cli, 'start', ...process.argv.slice(2)], {
  cwd: REPOSITORY,
  stdio: 'inherit',
});
const checkPage = createPageCheck(REPOSITORY);
const watcher = watchPages(REPOSITORY, async page => {
  const began = performance.now();
  const faults = await checkPage(page);
  const seconds = (performance.now() - began) / 1000;
  console.log(`\n${formatPageReport(path.relative(REPOSITORY, page), faults, seconds)}`);
});

server.on('close', code => {
  watcher.close();
  process.exitCode = code ?? 1;
});
