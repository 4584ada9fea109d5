// The package's own entry is CommonJS and would bring all of tslib (3.75 KiB) to every page. Tests compare the exports.
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

/** Only the package's entry exports it. */
export const blogPostContainerID = '__blog-post-container';
