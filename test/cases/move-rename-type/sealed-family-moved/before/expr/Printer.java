package expr;

public class Printer {
    String print(Expr expr) {
        return "" + expr.value();
    }
}
