import hosted from './docusaurus.hosted.config.js';
import restyled from './docusaurus.restyled.config.js';

/** The site with custom CSS and a hosted index, for tests of one that the other can't affect. */
export default {...hosted, clientModules: restyled.clientModules};
