const Page = () => null;

/** The fixture site's route table, in the same form as core's: leaves, groups, and the catch-all. */
export default [
  {path: '/', component: Page, exact: true},
  {
    path: '/',
    component: Page,
    routes: [
      {
        path: '/',
        component: Page,
        routes: [
          {path: '/api/createstore', component: Page, exact: true},
          {path: '/api/store', component: Page, exact: true},
          {path: '/introduction/getting-started', component: Page, exact: true},
          {path: '/introduction/installation', component: Page, exact: true},
        ],
      },
    ],
  },
  {path: '*', component: Page},
];
