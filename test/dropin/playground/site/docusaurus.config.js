import stock from './stock.config.js';

export default {...stock, themes: ['docusaurus-theme-folio-playground']};
