import stock from './stock.config.js';

export default {
  ...stock,
  plugins: [
    [
      'docusaurus-plugin-folio-pages',
      {contentSecurityPolicy: {}, llms: true, markdown: true, socialCards: {}},
    ],
  ],
};
