/*
 * `@docusaurus/utils-common` as an ES module, for the browser. The package's own entry is CommonJS and
 * asks tslib for one function of four lines, with which all of tslib (3 KiB) would come to every page.
 */
export {
  default as applyTrailingSlash,
  addLeadingSlash,
  addTrailingSlash,
  removeTrailingSlash,
} from '@docusaurus/utils-common/lib/applyTrailingSlash';
export {getErrorCausalChain} from '@docusaurus/utils-common/lib/errorUtils';
export {
  addPrefix,
  addSuffix,
  removePrefix,
  removeSuffix,
} from '@docusaurus/utils-common/lib/stringUtils';

/** The entry alone has it. */
export const blogPostContainerID = '__blog-post-container';
