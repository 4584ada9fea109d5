/** Scripts that can start a project. The first one that it has is run. */
export const START_SCRIPTS = ['dev', 'start'];
