/** The scripts that start a project; the first that it has is run. */
export const START_SCRIPTS = ['dev', 'start'];
