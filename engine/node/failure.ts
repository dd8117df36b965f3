/** Something that the person at the command line can do something about; the message is a whole sentence for them. Nothing was analysed. */
export class Failure extends Error {}

/** What was asked for cannot be right as it is written: there is no such folder, no such commit. */
export class WrongArgument extends Failure {}
