import {
  checkPlaygroundPackages,
  PLAYGROUND_PACKAGES,
} from '@site/theme-plugin/src/playground/build/checkPlaygroundPackages';
import {CARD_PACKAGES} from '@site/theme-plugin/src/node/socialCards/checkCardPackages';
import manifest from '@site/theme-plugin/package.json';

it('accepts a site that has all of the packages, like this one', () => {
  expect(() => checkPlaygroundPackages()).not.toThrow();
});

it('names the packages that are missing, and the command that installs them', () => {
  expect(() => checkPlaygroundPackages(name => name !== 'sucrase')).toThrow(
    `The option playground of docusaurus-theme-folio needs packages that aren't installed: sucrase.
Install them with:
  npm install "sucrase@${PLAYGROUND_PACKAGES.sucrase}"
Or set the option to false.`,
  );
});

it('asks for the versions that the theme supports', () => {
  expect(manifest.peerDependencies).toMatchObject(PLAYGROUND_PACKAGES);
});

it('covers all optional peers of the theme, together with the social cards', () => {
  expect(Object.keys(manifest.peerDependenciesMeta).sort()).toEqual(
    Object.keys({...CARD_PACKAGES, ...PLAYGROUND_PACKAGES}).sort(),
  );
});
