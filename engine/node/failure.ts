/** Something that the person at the command line can do something about; the message is a whole sentence for them. */
export class Failure extends Error {}
