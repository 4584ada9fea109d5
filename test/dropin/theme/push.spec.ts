import fs from 'node:fs';
import path from 'node:path';
import {docusaurus} from '../../../scripts/dropin/docusaurus';
import {expect, NEWEST_DIR, siteDir, test} from './dropinSite';
import {readRecords} from './readRecords';

const CONFIG = 'docusaurus.hosted.config.js';

/**
 * Plugin commands read the configuration from its usual file, so use a copy of the site that has the hosted
 * configuration there.
 */
function makePushingSite(site: string, dir: string): void {
  const isBuilt = (file: string) =>
    /^(?:build|hosted|node_modules)\b/.test(path.relative(site, file));
  fs.rmSync(dir, {recursive: true, force: true});
  fs.cpSync(site, dir, {recursive: true, filter: file => !isBuilt(file)});
  fs.renameSync(path.join(dir, 'docusaurus.config.js'), path.join(dir, 'base.config.js'));
  const hosted = fs.readFileSync(path.join(site, CONFIG), 'utf8');
  const text = hosted.replace('./docusaurus.config.js', './base.config.js');
  fs.writeFileSync(path.join(dir, 'docusaurus.config.js'), text);
}

test('docusaurus search:push prints what it would send', async () => {
  const dir = path.join(NEWEST_DIR, 'pushing');
  makePushingSite(siteDir('rspack'), dir);
  const said = await docusaurus(dir, 'search:push', '--dry-run');
  expect(said).toContain(`Would send ${readRecords('rspack').length} records`);
  expect(said).toContain('to the index "waders" of TESTING1');
});
