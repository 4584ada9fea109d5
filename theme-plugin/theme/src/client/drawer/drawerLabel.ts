import {translate} from '@docusaurus/Translate';

export const drawerLabel = () =>
  translate({
    id: 'theme.NavBar.navAriaLabel',
    message: 'Navigation',
    description: 'The name of the drawer that holds the navigation on small screens',
  });
