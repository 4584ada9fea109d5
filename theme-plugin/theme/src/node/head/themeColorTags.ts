import type {ThemeColor} from '../common/ThemeOptions';
import type {HtmlTagObject} from '@docusaurus/types';

/**
 * The color of the browser's own UI. It starts as the light mode's, which pages have until a script runs; the
 * inline script then sets it to the current mode's.
 */
export function themeColorTags(themeColor: ThemeColor | false): HtmlTagObject[] {
  return themeColor
    ? [{tagName: 'meta', attributes: {name: 'theme-color', content: themeColor.light}}]
    : [];
}
