/** What a run of the browser tests is limited to. */
export interface Choice {
  /** Names of test files; all of them if it's empty. */
  readonly specs: readonly string[];
  /** The articles to visit in tests that visit every article; all of them if it's empty. */
  readonly articles: readonly string[];
}

const EVERYTHING: Choice = {specs: [], articles: []};

const ARTICLE = /^docs(\/.+?)(?:index)?\.mdx?$/;

/** Tests that read every article, or whose subject is what a search of them finds. */
const OF_ARTICLES =
  /^(?:everyPage|exercises|html|markdown|noscript|playgroundBytes|playgroundResults|restored|routes|searchBytes|searchRows|typesetting)\./;

/** Tests that look at all there is on a page, whatever it's made of. */
const OF_PAGES = /^(?:axe|bytes|chunks|controls|everyPage|html|opened|pageClasses|policy|visual)\./;

const OF_PLAYGROUND = /^(?:exampleApp|exercises|liveStore|playground)/;
const OF_SEARCH = /search/i;
const OF_TUTORIALS = /^(?:exampleApp|exercises|readParts|tutorial)/;
/** Tests of what only this site has: its home page, its errors, and parts of its articles. */
const OF_SITE = /^(?:docs|errors|exampleApp|home|print|readParts|textSize|tutorial|typesetting)/;

const isOfTheme = (name: string) =>
  ![OF_PLAYGROUND, OF_SEARCH, OF_TUTORIALS].some(pattern => pattern.test(name));

/** Which tests see a change in a folder. A change anywhere else runs them all. */
const ROOMS: readonly (readonly [folder: string, sees: (name: string) => boolean])[] = [
  ['examples/', name => OF_TUTORIALS.test(name)],
  ['src/components/', name => OF_SITE.test(name)],
  ['src/pages/', name => OF_SITE.test(name)],
  ['src/tutorials/', name => OF_TUTORIALS.test(name)],
  ['theme-plugin/playground/', name => OF_PLAYGROUND.test(name)],
  ['theme-plugin/search/', name => OF_SEARCH.test(name)],
  ['theme-plugin/theme/src/', isOfTheme],
];

/**
 * Chooses the browser tests that can see a change.
 *
 * @param changed - paths of the changed files
 * @param specs - texts of the test files, by name
 */
export function chooseSpecs(
  changed: readonly string[],
  specs: Readonly<Record<string, string>>,
): Choice {
  const articles = changed.filter(file => ARTICLE.test(file));
  if (articles.length > 0 && articles.length === changed.length) {
    const visits = articles.map(
      file => new RegExp(`['"\`]${ARTICLE.exec(file)?.[1]}(?:index)?(?![\\w/-])`),
    );
    const chosen = Object.keys(specs).filter(
      name => OF_ARTICLES.test(name) || visits.some(visit => visit.test(specs[name] ?? '')),
    );
    return {specs: chosen, articles};
  }
  const rooms = changed.map(file => ROOMS.find(([folder]) => file.startsWith(folder)));
  return rooms.length === 0 || rooms.includes(undefined)
    ? EVERYTHING
    : {
        specs: Object.keys(specs).filter(
          name => OF_PAGES.test(name) || rooms.some(room => room?.[1](name)),
        ),
        articles: [],
      };
}
