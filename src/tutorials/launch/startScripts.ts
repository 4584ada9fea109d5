/** Scripts that can start a project. If it has several, the first one is run. */
export const START_SCRIPTS = ['dev', 'start'];
