package expr;

public record Sum(Expr left, Expr right) implements Expr {
    @Override
    public int value() {
        return left.value() + right.value();
    }
}
