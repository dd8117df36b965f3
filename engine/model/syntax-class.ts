/** What a piece of code is, as far as colouring goes; what has no class is plain. `declared`: the name that a declaration gives. */
export type SyntaxClass = 'keyword' | 'type' | 'call' | 'declared' | 'annotation' | 'constant' | 'number' | 'string' | 'comment';
