import fs from 'node:fs';
import {missingOptionalPackages} from './packages/missingOptionalPackages';

/*
 * Adds optional packages for other systems to package-lock.json if the registry didn't offer them. Run it after `npm
 * install` if `npm ci` then fails with "Missing: … from lock file".
 */
const FILE = 'package-lock.json';
const lock = JSON.parse(fs.readFileSync(FILE, 'utf8'));
const missing = missingOptionalPackages(lock.packages);
lock.packages = Object.fromEntries(
  Object.entries({...lock.packages, ...missing}).sort(([a], [b]) => (a < b ? -1 : 1)),
);
fs.writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${Object.keys(missing).length} optional packages added to ${FILE}.`);
