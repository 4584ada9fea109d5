import future from './future.js';

/** A site with the stock theme. Each package has a configuration that adds it. */
export default {
  title: 'Waders',
  url: 'https://example.com',
  baseUrl: '/guide/',
  onBrokenLinks: 'throw',
  future,
  presets: [
    ['classic', {docs: {routeBasePath: '/'}, blog: false, theme: {customCss: './custom.css'}}],
  ],
  themeConfig: {navbar: {title: 'Waders', items: [{to: '/optics', label: 'Optics'}]}},
};
