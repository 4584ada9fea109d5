import type {ThemeConfig} from '@docusaurus/theme-common';
import type {HtmlTagObject} from '@docusaurus/types';

/** What the browser paints its own frame in, by color mode: hex colors. */
export type ThemeColor = {readonly light: string; readonly dark: string};

const tag = (content: string, media?: string): HtmlTagObject => ({
  tagName: 'meta',
  attributes: {name: 'theme-color', content, ...(media && {media})},
});

/**
 * The color of the browser's frame in the mode that a page has before any script runs. The inline script
 * puts in that of the mode which the reader chose.
 */
export function themeColorTags(
  themeColor: ThemeColor | false,
  {defaultMode, respectPrefersColorScheme}: ThemeConfig['colorMode'],
): HtmlTagObject[] {
  if (!themeColor) {
    return [];
  }
  return respectPrefersColorScheme
    ? (['light', 'dark'] as const).map(mode =>
        tag(themeColor[mode], `(prefers-color-scheme: ${mode})`),
      )
    : [tag(themeColor[defaultMode])];
}
