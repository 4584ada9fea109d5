import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** One sidebar, named `docs`. Categories are collapsed unless they contain the active page. */
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
    {
      type: 'category',
      label: 'Tutorials',
      items: [
        'tutorials/index',
        'tutorials/quick-start',
        'tutorials/typescript-quick-start',
        {
          type: 'category',
          label: 'Redux Essentials',
          items: [
            'tutorials/essentials/part-1-overview-concepts',
            'tutorials/essentials/part-2-app-structure',
            'tutorials/essentials/part-3-data-flow',
            'tutorials/essentials/part-4-using-data',
            'tutorials/essentials/part-5-async-logic',
            'tutorials/essentials/part-6-performance-normalization',
            'tutorials/essentials/part-7-rtk-query-basics',
            'tutorials/essentials/part-8-rtk-query-advanced',
          ],
        },
        'tutorials/videos',
      ],
    },
    {
      type: 'category',
      label: 'API Reference',
      items: [
        'api/api-reference',
        'api/createstore',
        'api/store',
        'api/combinereducers',
        'api/applymiddleware',
        'api/bindactioncreators',
        'api/compose',
        'api/utils',
        {type: 'link', label: 'Error Messages', href: '/errors'},
      ],
    },
    {
      type: 'category',
      label: 'Redux Toolkit',
      items: ['redux-toolkit/overview'],
    },
  ],
};

export default sidebars;
