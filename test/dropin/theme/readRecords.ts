import fs from 'node:fs';
import path from 'node:path';
import type {HostedRecord} from '../../../theme-plugin/search/src/build/hostedRecords';
import {siteDir} from './dropinSite';

/** The records that a site's build wrote for the service. */
export function readRecords(project: string): HostedRecord[] {
  const file = path.join(siteDir(project), '.docusaurus/search-records/en.json');
  return JSON.parse(fs.readFileSync(file, 'utf8'));
}
