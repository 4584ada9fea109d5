/*
 * `@docusaurus/utils-common` as an ES module, for the browser. The package's own entry is CommonJS and asks tslib for
 * one function of four lines, by which all of tslib (3.75 KiB) would come to every page. Tests compare the exports with
 * those of the package, in this project and on fresh sites.
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

/** The package's entry alone has it. */
export const blogPostContainerID = '__blog-post-container';
