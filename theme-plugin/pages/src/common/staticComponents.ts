import type {AllContent} from './loadedContent';

/** What a plugin tells others if its components of Markdown render HTML that needs no React: docusaurus-theme-folio sends that only once. */
export interface StaticComponents {
  /** Absolute path of the components' folder. */
  readonly staticComponents: string;
}

const isTelling = (content: unknown): content is StaticComponents =>
  typeof content === 'object' && content !== null && 'staticComponents' in content;

/** The folders with such components. */
export const staticComponents = (all: AllContent): string[] =>
  Object.values(all)
    .flatMap(byId => Object.values(byId ?? {}))
    .flatMap(content => (isTelling(content) ? [content.staticComponents] : []));
