package expr.ast;

public record Num(int value) implements Expr {
}
