/** Unit tests that read the articles. No others may, so changing an article doesn't rerun them. */
export const ARTICLE_TESTS = [
  'test/unit/client/playground/sameAsCheck.test.ts',
  'test/unit/faqIndex.test.ts',
  'test/unit/messageLinks.test.ts',
  'test/unit/oldAddresses.test.ts',
  'test/unit/pageNames.test.ts',
  'test/unit/routes.test.ts',
  'test/unit/samples/check/weeklyCheck.test.ts',
  'test/unit/samples/exercises/tutorialExercises.test.ts',
  'test/unit/samples/pages/scanFences.test.ts',
  'test/unit/scripts/bench/writeStockSite.test.ts',
  'test/unit/scripts/test/stepInputs.test.ts',
  'test/unit/snapshots/examplesPage.test.ts',
];

/**
 * Browser tests that read every article, or whose subject is what a search of them finds. The others visit only the ones
 * in `VISITED_ARTICLES`. If they search, it's for titles or for words that many articles have.
 */
export const ARTICLE_SPECS = [
  'test/e2e/everyPage.spec.ts',
  'test/e2e/exercises.spec.ts',
  'test/e2e/markdown.spec.ts',
  'test/e2e/noscript.spec.ts',
  'test/e2e/playgroundBytes.spec.ts',
  'test/e2e/playgroundResults.spec.ts',
  'test/e2e/restored.spec.ts',
  'test/e2e/routes.spec.ts',
  'test/e2e/searchBytes.spec.ts',
  'test/e2e/searchRows.spec.ts',
  'test/e2e/searchWalk.spec.ts',
  'test/e2e/typesetting.spec.ts',
  'test/e2e/zoom.spec.ts',
];

/** The Playwright project of these tests. */
export const ARTICLE_SPECS_PROJECT = 'articles';

/** Articles that the other browser tests visit. Changing one of them reruns all of those tests. */
export const VISITED_ARTICLES: readonly string[] = [
  'docs/api/store.md',
  'docs/faq.md',
  'docs/introduction/core-concepts.md',
  'docs/introduction/getting-started.md',
  'docs/introduction/index.md',
  'docs/introduction/installation.md',
  'docs/introduction/why-rtk-is-redux-today.md',
  'docs/redux-toolkit/overview.md',
  'docs/tutorials/essentials/part-1-overview-concepts.md',
  'docs/tutorials/essentials/part-2-app-structure.md',
  'docs/tutorials/essentials/part-3-data-flow.md',
  'docs/tutorials/essentials/part-6-performance-normalization.md',
  'docs/tutorials/essentials/part-8-rtk-query-advanced.md',
  'docs/tutorials/fundamentals/part-2-concepts-data-flow.md',
  'docs/tutorials/fundamentals/part-5-ui-react.md',
  'docs/tutorials/index.md',
  'docs/tutorials/quick-start.md',
  'docs/usage/configuring-your-store.md',
  'docs/usage/migrations/migrating-rtk-2.md',
];
