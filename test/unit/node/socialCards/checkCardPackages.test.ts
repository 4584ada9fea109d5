import {
  CARD_PACKAGES,
  checkCardPackages,
} from '@site/theme-plugin/src/node/socialCards/checkCardPackages';
import manifest from '@site/theme-plugin/package.json';

it('accepts a site that has all of the packages, like this one', () => {
  expect(() => checkCardPackages()).not.toThrow();
});

it('names the packages that are missing, and the command that installs them', () => {
  expect(() => checkCardPackages(name => name !== 'satori' && name !== '@resvg/resvg-js')).toThrow(
    `The option socialCards of docusaurus-theme-folio needs packages that aren't installed: @resvg/resvg-js, satori.
Install them with:
  npm install "@resvg/resvg-js@${CARD_PACKAGES['@resvg/resvg-js']}" "satori@${CARD_PACKAGES.satori}"
Or set the option to false.`,
  );
});

it('asks for the versions that the theme supports', () => {
  expect(manifest.peerDependencies).toMatchObject(CARD_PACKAGES);
});
