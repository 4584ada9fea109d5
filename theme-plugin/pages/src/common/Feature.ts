import type {HtmlTagObject, Plugin, Props} from '@docusaurus/types';
import type {BuiltSiteVisitor} from '../builtSite/visitBuiltSite';
import type {AllContent, DocsContent} from './loadedContent';

type Hook<Name extends keyof Plugin> = NonNullable<Plugin[Name]>;

/** What `postBuild` gets: the built site of one locale. */
export type BuiltLocaleProps = Pick<
  Props,
  'outDir' | 'baseUrl' | 'routes' | 'routesPaths' | 'i18n'
>;

/** What a feature adds to its plugin. All parts except `visitors` are plugin hooks of the same name. */
export interface Feature {
  /** Absolute paths of modules, including CSS, that run on every page. */
  readonly clientModules?: readonly string[];
  readonly allContentLoaded?: (docs: DocsContent, all: AllContent) => void | Promise<void>;
  readonly headTags?: () => HtmlTagObject[];
  readonly preBodyTags?: () => HtmlTagObject[];
  readonly extendCli?: Hook<'extendCli'>;
  /** Visitors of the built site's pages. This may throw before anything is written. */
  readonly visitors?: (
    site: BuiltLocaleProps,
    docs: DocsContent,
  ) => readonly BuiltSiteVisitor[] | Promise<readonly BuiltSiteVisitor[]>;
}
