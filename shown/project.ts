/** Where the project lives: the one place that says so. */
export const REPOSITORY = 'https://github.com/reflens/reflens';

/** Where it takes reports. */
export const NEW_ISSUE = `${REPOSITORY}/issues/new`;
