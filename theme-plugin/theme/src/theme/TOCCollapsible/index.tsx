/** The table of contents of a page that isn't a doc, if there's no room for it beside the text. */
export {ReadingBar as default} from '../../client/toc/ReadingBar';
