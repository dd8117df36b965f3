package expr;

public sealed interface Expr permits Num, Sum {
    int value();
}
