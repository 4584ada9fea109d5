/** What the buttons above an article do, in one file that is loaded on intent. */
export {copyPage} from './copyPage';
export {PageLinks} from './PageLinks';
