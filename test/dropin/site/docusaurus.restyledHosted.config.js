import hosted from './docusaurus.hosted.config.js';
import restyled from './docusaurus.restyled.config.js';

/** The site with CSS of its own and a hosted index: for tests of one of them that the other can't change. */
export default {...hosted, clientModules: restyled.clientModules};
