import config from './docusaurus.config.js';

/** The same site with a slash at the end of each address. */
export default {...config, trailingSlash: true};
