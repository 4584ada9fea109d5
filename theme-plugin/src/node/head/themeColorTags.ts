import type {ThemeColor} from '../common/ThemeOptions';
import type {HtmlTagObject} from '@docusaurus/types';

/**
 * The color of the browser's frame. It is that of light mode, in which pages are until a script runs; the
 * inline script puts in that of the mode which holds.
 */
export function themeColorTags(themeColor: ThemeColor | false): HtmlTagObject[] {
  return themeColor
    ? [{tagName: 'meta', attributes: {name: 'theme-color', content: themeColor.light}}]
    : [];
}
