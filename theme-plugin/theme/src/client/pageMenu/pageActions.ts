/** The code behind the page menu's buttons, as one chunk that is loaded on intent. */
export {copyPage} from './copyPage';
export {PageLinks} from './PageLinks';
