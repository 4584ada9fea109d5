import * as original from '@docusaurus/utils-common';
import * as ours from '@site/theme-plugin/src/client/replacements/utilsCommon';

it('has what the package has, and nothing else', () => {
  expect(Object.keys(ours).sort()).toEqual(Object.keys(original).sort());
  expect(ours).toEqual(expect.objectContaining({...original}));
});
