import fs from 'node:fs';
import path from 'node:path';
import {ACCEPTED} from '@site/scripts/compat/acceptedFeatures';
import {REPOSITORY} from '@site/scripts/checks/runCheck';

it('the theme’s table of browsers has all features that some of them lack, unless only this site has them', () => {
  const table = fs.readFileSync(
    path.join(REPOSITORY, 'theme-plugin/theme/docs/browsers.md'),
    'utf8',
  );
  const ofTheme = Object.entries(ACCEPTED).filter(
    ([, reasons]) =>
      typeof reasons === 'string' || Object.keys(reasons).some(file => file.startsWith('theme')),
  );
  expect(
    ofTheme.map(([feature]) => feature).filter(name => !table.includes(`\`${name}\``)),
  ).toEqual([]);
});
