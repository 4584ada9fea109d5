/** A second instance of the docs, with a category that has a page of its own and contains an unlisted page. */
export default {
  log: [
    'first',
    {
      type: 'category',
      label: 'Months',
      link: {type: 'doc', id: 'months'},
      items: ['may', 'nests'],
    },
  ],
};
