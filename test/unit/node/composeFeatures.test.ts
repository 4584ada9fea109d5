import type {Feature} from '@site/theme-plugin/src/node/common/Feature';
import {composeFeatures} from '@site/theme-plugin/src/node/composeFeatures';

/** Ends the build of a site without pages. */
async function endBuild(features: readonly Feature[]): Promise<void> {
  const site = {outDir: __dirname, baseUrl: '/', routesPaths: [], i18n: {}};
  await composeFeatures(features).postBuild(
    site as unknown as Parameters<ReturnType<typeof composeFeatures>['postBuild']>[0],
  );
}

it('finishes features in their order, even if an earlier one takes longer to prepare', async () => {
  const finished: string[] = [];
  const finishing = (name: string) => [{finish: () => void finished.push(name)}];
  await endBuild([
    {
      async visitors() {
        await new Promise(resolve => setTimeout(resolve, 5));
        return finishing('heads');
      },
    },
    {},
    {visitors: () => finishing('copies')},
  ]);
  expect(finished).toEqual(['heads', 'copies']);
});
