package expr.ast;

public sealed interface Expr permits Num, Sum {
    int value();
}
