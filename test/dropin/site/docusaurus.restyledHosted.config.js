import hosted from './docusaurus.hosted.config.js';
import restyled from './docusaurus.restyled.config.js';

/** The site with CSS of its own and a hosted index: for tests of either that the other can't affect. */
export default {...hosted, clientModules: restyled.clientModules};
