import fs from 'node:fs';
import {runCheck} from './checks/runCheck';
import {packageFaults} from './packages/packageFaults';

void runCheck({
  usage:
    "Checks that each installed package is from npm's registry, with a hash and an allowed license.",
  options: {},
  check: () => {
    const faults = packageFaults(JSON.parse(fs.readFileSync('package-lock.json', 'utf8')).packages);
    console.log(faults.length === 0 ? 'No faults' : `Faults:\n${faults.join('\n')}`);
    return faults.length === 0;
  },
});
