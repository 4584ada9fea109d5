import type {SwizzleComponentConfig, SwizzleConfig} from '@docusaurus/types';

const SAFE: SwizzleComponentConfig['actions'] = {eject: 'safe', wrap: 'safe'};

/** What `docusaurus swizzle --list` shows of this theme. */
export default function getSwizzleConfig(): SwizzleConfig {
  return {
    components: {
      CodeBlock: {
        actions: {eject: 'unsafe', wrap: 'safe'},
        description: 'A block of code, highlighted when the site is built',
      },
      'CodeBlock/Title': {
        actions: SAFE,
        description: 'What stands in the tab of a code block',
      },
      CodeInline: {
        actions: SAFE,
        description: 'Code in running text',
      },
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
      'MDXComponents/Code': {
        actions: SAFE,
        description: 'Code in Markdown: chooses between CodeInline and CodeBlock',
      },
      'MDXComponents/Pre': {
        actions: SAFE,
        description: 'The <pre> around a fence in Markdown, which the code block replaces',
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
