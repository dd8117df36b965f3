package expr;

public record Num(int value) implements Expr {
}
