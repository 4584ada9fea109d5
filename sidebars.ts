import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** One sidebar, named `docs`. Categories stay collapsed unless they hold the active page. */
const sidebars: SidebarsConfig = {
  docs: [
    {
      type: 'category',
      label: 'Introduction',
      items: [
        'introduction/getting-started',
        'introduction/installation',
        'introduction/why-rtk-is-redux-today',
        'introduction/core-concepts',
        'introduction/learning-resources',
        'introduction/ecosystem',
        'introduction/examples',
      ],
    },
  ],
};

export default sidebars;
