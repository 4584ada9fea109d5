import fs from 'node:fs';
import path from 'node:path';
import {appsKey} from './appsKey';
import {buildApps} from './buildApps';
import {examplesFolder} from '../../snapshots/resolveSnapshot';

const cacheFolder = path.join(examplesFolder, '../.cache/apps');
const folder = path.join(cacheFolder, appsKey());

/** Unfinished folders have a dot in their name and may be in use by another process. */
const isFinished = (name: string) => !name.includes('.');

/** Builds the apps that readers can try, unless they're up to date, and prints their folder. */
async function run(): Promise<void> {
  if (!fs.existsSync(folder)) {
    const unfinished = `${folder}.${process.pid}`;
    await buildApps(unfinished);
    for (const old of fs.readdirSync(cacheFolder).filter(isFinished)) {
      fs.rmSync(path.join(cacheFolder, old), {recursive: true, force: true});
    }
    fs.renameSync(unfinished, folder);
  }
  console.log(folder);
}

void run();
