import path from 'node:path';

/** For plugins that write something from a built site's pages: one pass over them, and what such plugins have in common. */
export {BuiltPage, parsePage} from './builtSite/BuiltPage';
export type {HeadEdit} from './builtSite/HeadEdit';
export * from './builtSite/hast';
export * from './builtSite/pageText';
export * from './builtSite/readHead';
export * from './builtSite/routes';
export * from './builtSite/visitBuiltSite';
export * from './common/classicConfig';
export * from './common/composeFeatures';
export * from './common/docsOutline';
export * from './common/Feature';
export * from './common/loadedContent';
export * from './common/localeFiles';
export * from './common/pagesContent';
export * from './builtSite/policySources';
export * from './common/readJsonObject';
export * from './common/runCommand';
export * from './common/staticComponents';
export * from './common/staticFiles';
export * from './common/validated';
export * from './common/writeGenerated';
export * from './policy/inlineCode';

/** The folder of what `./shared/*` exports, for translatable messages. */
export const SHARED_ROOT = path.join(__dirname, 'shared');
