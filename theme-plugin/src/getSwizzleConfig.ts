import type {SwizzleComponentConfig, SwizzleConfig} from '@docusaurus/types';

const SAFE: SwizzleComponentConfig['actions'] = {eject: 'safe', wrap: 'safe'};

/** What `docusaurus swizzle --list` shows of this theme. */
export default function getSwizzleConfig(): SwizzleConfig {
  return {
    components: {
      Error: {
        actions: SAFE,
        description: 'The crash page of a site whose layout could not be rendered',
      },
      ErrorPageContent: {
        actions: SAFE,
        description: 'The crash page inside the layout: message and "Try again"',
      },
      Loading: {
        actions: SAFE,
        description: 'The spinner while a page loads, and the red box with Retry when it fails',
      },
      'NotFound/Content': {
        actions: SAFE,
        description: 'The text of the not-found page, with the nearest pages',
      },
      SearchBar: {
        actions: {eject: 'unsafe', wrap: 'safe'},
        description: 'The search button of the navbar, which loads the search modal on intent',
      },
      SkipToContent: {
        actions: SAFE,
        description: 'The first link of each page, which leads past the navigation',
      },
    },
  };
}
