/** Where a site keeps what it stores in the browser, as core generates it. */
export default {type: 'localStorage', namespace: '-test'} as const;
