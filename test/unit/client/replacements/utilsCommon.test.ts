import * as original from '@docusaurus/utils-common';
import * as ours from '@site/theme-plugin/src/client/replacements/utilsCommon';

it('has the same exports as the package', () => {
  expect(Object.keys(ours).sort()).toEqual(Object.keys(original).sort());
  expect(ours).toEqual(expect.objectContaining({...original}));
});
