import type {Config} from '@docusaurus/types';
import base from './docusaurus.config';

const doc = (docId: string, label: string) => ({type: 'doc', docId, label, position: 'right'});
const config: Config = {
  ...base,
  themeConfig: {
    ...base.themeConfig,
    colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true},
    navbar: {
      ...(base.themeConfig as {navbar: object}).navbar,
      hideOnScroll: true,
      items: [
        {type: 'html', value: '<b>html</b>', position: 'left'},
        {type: 'docsVersionDropdown', position: 'left', dropdownItemsAfter: [{to: '/introduction/ecosystem', label: 'All versions'}]},
        {type: 'localeDropdown', position: 'left', dropdownItemsAfter: [{href: 'https://x.org', label: 'Translate'}]},
        doc('introduction/getting-started', 'Getting Started'),
        doc('introduction/installation', 'Tutorial'),
        {label: 'More', position: 'right', items: [{to: '/introduction/core-concepts', label: 'Core Concepts'}, {type: 'html', value: '<hr>'}, doc2('introduction/ecosystem', 'Ecosystem')]},
        {type: 'search', position: 'right'},
      ],
    },
  },
};
function doc2(docId: string, label: string) { return {type: 'doc', docId, label}; }
export default config;
