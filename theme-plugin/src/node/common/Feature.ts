import type {HtmlTagObject, Plugin, Props} from '@docusaurus/types';
import type {BuiltSiteVisitor} from '../builtSite/visitBuiltSite';
import type {DocsContent} from './loadedContent';

type Hook<Name extends keyof Plugin> = NonNullable<Plugin[Name]>;

/** What `postBuild` gets: the built site of one locale. */
export type BuiltLocaleProps = Pick<Props, 'outDir' | 'baseUrl' | 'routesPaths' | 'i18n'>;

/** What one feature of the theme asks of Docusaurus; each part as the plugin hook of that name, but for `visitors`. */
export interface Feature {
  /** Absolute paths of modules that run on every page, CSS among them. */
  readonly clientModules?: readonly string[];
  readonly allContentLoaded?: (docs: DocsContent) => void;
  readonly headTags?: () => HtmlTagObject[];
  readonly preBodyTags?: () => HtmlTagObject[];
  readonly extendCli?: Hook<'extendCli'>;
  /** What it does with the pages of a built site; it may throw before anything is written. */
  readonly visitors?: (
    site: BuiltLocaleProps,
    docs: DocsContent,
  ) => readonly BuiltSiteVisitor[] | Promise<readonly BuiltSiteVisitor[]>;
}
