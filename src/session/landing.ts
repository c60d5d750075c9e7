/** The first screen of everyone who may open it. */
export const landing = '/monitoring/locations'
