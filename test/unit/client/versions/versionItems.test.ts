import {versionItems} from '@site/theme-plugin/src/client/versions/versionItems';
import {threeVersions} from '../../../support/docsOfTest';

const labels = (config?: Parameters<typeof versionItems>[1]) =>
  versionItems(threeVersions, config).map(({version, label}) => [version.name, label]);

it('lists every version with its own label', () => {
  expect(labels()).toEqual([
    ['current', 'Next'],
    ['2.0', '2.0'],
    ['1.0', '1.0'],
  ]);
});

it('lists the versions that the site names, in its order and with its labels', () => {
  expect(labels(['1.0', 'current'])).toEqual([
    ['1.0', '1.0'],
    ['current', 'Next'],
  ]);
  expect(labels({'2.0': {label: 'Stable'}, '1.0': {}})).toEqual([
    ['2.0', 'Stable'],
    ['1.0', '1.0'],
  ]);
});

it("rejects a version that doesn't exist, listing the ones that do", () => {
  expect(() => labels(['3.0'])).toThrow(
    'The navbar\'s docsVersionDropdown names the version "3.0", which does not exist. Versions of this site: current, 2.0, 1.0.',
  );
});
