/** @jest-environment jsdom */
import {createAutocomplete} from '@algolia/autocomplete-core';
import * as original from '@algolia/autocomplete-plugin-algolia-insights';
import * as ours from '../../../../theme-plugin/src/client/replacements/insightsPlugin';

const hit = {
  objectID: '1',
  __autocomplete_algoliaCredentials: {appId: 'APP', apiKey: 'key'},
  __autocomplete_indexName: 'docs',
  __autocomplete_queryID: 'q1',
};

/** How long the plugin puts off what it reports of shown hits, and some more, in ms. */
const REPORT_MS = 600;

const wait = (ms: number) => new Promise(resolve => setTimeout(resolve, ms));

/** Opens an autocomplete with one hit, and chooses it; what the client of Algolia's events is called with. */
async function chooseHit({
  createAlgoliaInsightsPlugin,
}: Pick<typeof ours, 'createAlgoliaInsightsPlugin'>) {
  const calls: unknown[][] = [];
  const insightsClient = Object.assign((...call: unknown[]) => calls.push(call), {
    version: '2.15.0',
  });
  const autocomplete = createAutocomplete({
    plugins: [createAlgoliaInsightsPlugin({insightsClient: insightsClient as never})],
    getSources: () => [{sourceId: 'hits', getItems: () => [hit], getItemUrl: () => '/docs'}],
    navigator: {navigate() {}, navigateNewTab() {}, navigateNewWindow() {}},
  });
  // The plugin arrives in a file of its own.
  await wait(50);
  const inputElement = document.createElement('input');
  const {onChange, onKeyDown} = autocomplete.getInputProps({inputElement}) as unknown as Record<
    'onChange' | 'onKeyDown',
    (event: unknown) => void
  >;
  onChange({currentTarget: {value: 'store'}, type: 'input', nativeEvent: {isComposing: false}});
  await wait(REPORT_MS);
  autocomplete.setActiveItemId(0);
  onKeyDown(new KeyboardEvent('keydown', {key: 'Enter'}));
  // Functions among the arguments differ from one plugin to the next.
  return JSON.parse(JSON.stringify(calls)) as [method: string, ...parameters: unknown[]][];
}

it('has what the package has, and nothing else', () => {
  expect(Object.keys(ours)).toEqual(Object.keys(original));
});

it('reports what the plugin itself reports', async () => {
  const expected = await chooseHit(original);
  expect(expected.map(([method]) => method)).toEqual(
    expect.arrayContaining(['viewedObjectIDs', 'clickedObjectIDsAfterSearch']),
  );
  expect(await chooseHit(ours)).toEqual(expected);
});
