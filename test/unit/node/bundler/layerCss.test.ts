import postcss, {type AcceptedPlugin} from 'postcss';
import {layerCss} from '@site/theme-plugin/theme/src/node/bundler/layerCss';

const INFIMA = '/site/node_modules/infima/dist/css/default/default.css';

const THEME = '/site/node_modules/docusaurus-theme-folio/lib';

/** A style sheet as processed by core's plugins and then the theme's. */
async function process(
  css: string,
  from: string,
  {before = [], isFlagSet = false}: {before?: AcceptedPlugin[]; isFlagSet?: boolean} = {},
): Promise<string> {
  const {plugins} = layerCss(
    {ident: 'postcss', plugins: before as never[]},
    {folders: [THEME], isFlagSet},
  );
  return (await postcss(plugins as AcceptedPlugin[]).process(css, {from})).css;
}

describe('layerCss', () => {
  it.each([
    [INFIMA, 'docusaurus.infima'],
    [
      '/site/node_modules/@docusaurus/theme-classic/lib/theme/TOC/styles.module.css',
      'docusaurus.theme-classic',
    ],
    [
      '/site/node_modules/@docusaurus/theme-common/lib/components/styles.css',
      'docusaurus.theme-common',
    ],
  ])('puts %s into the layer %s', async (file, layer) => {
    expect(await process('a{color:red}', file)).toMatch(
      new RegExp(`^@layer ${layer}\\s*\\{\\s*a\\{color:red\\}\\s*\\}$`),
    );
  });

  it('puts a style sheet with other at-rules into its layer, too', async () => {
    const css = '@media print{a{color:red}}';
    expect(await process(css, INFIMA)).toMatch(/^@layer docusaurus\.infima\s*\{\s*@media print/);
  });

  it("puts the theme's own above them", async () => {
    const file = `${THEME}/client/css/base.css`;
    expect(await process('a{color:red}', file)).toBe(
      '@layer docusaurus, folio;@layer folio{a{color:red}}',
    );
    expect(await process('a{color:red}', file, {isFlagSet: true})).toMatch(
      /^@layer docusaurus\s*\{/,
    );
  });

  it("leaves a site's own alone", async () => {
    const file = '/site/src/css/custom.css';
    expect(await process('a{color:red}', file)).toBe('a{color:red}');
  });

  it('adds no second layer if the site uses layers', async () => {
    const layered = '@layer docusaurus.infima{a{color:red}}';
    expect(await process(layered, INFIMA)).toBe(layered);
  });

  it('runs after the plugin that compiles layers away', async () => {
    const unwrap: AcceptedPlugin = {
      postcssPlugin: 'unwrap',
      OnceExit(root) {
        root.walkAtRules('layer', rule => void rule.replaceWith(rule.nodes ?? []));
      },
    };
    expect(await process('@layer x{a{color:red}}', INFIMA, {before: [unwrap]})).toMatch(
      /^@layer docusaurus/,
    );
  });
});
